import { isRouteErrorResponse, Link, useLocation, useRouteError } from "@remix-run/react";
import { commonMessages } from "#messages/common";
import { ArchIllustration } from "~/components/ui/arch-illustration";
import { ButtonLink, buttonStyle } from "~/components/ui/button";
import type { Refusal } from "~/http/requests";
import { useMessages } from "~/i18n/use-messages";
import { Mark } from "./brand";
import { useRequestId } from "./request-id";

type Common = typeof commonMessages;

/** Expected refusals (404, 400, 405) have a text, bugs the details. */
export function ErrorScreen() {
  const error = useRouteError();
  const requestId = useRequestId();
  const { pathname, search } = useLocation();
  const m = useMessages(commonMessages);
  const [title, body] = errorTexts(error, m);
  if (isRouteErrorResponse(error) && error.status < 500) {
    const { to = { href: "/", text: m.toHome } } = refusalIn(error.data);
    return (
      <ErrorNotice title={title} body={body}>
        <ButtonLink to={to.href}>{to.text}</ButtonLink>
      </ErrorNotice>
    );
  }
  return (
    <ErrorNotice title={title} body={body}>
      <details className="w-full text-left">
        <summary className="py-2 font-semibold">{m.technicalDetails}</summary>
        <pre suppressHydrationWarning className="overflow-auto rounded-inner bg-sunk p-3 text-note whitespace-pre-wrap">
          {detailsOf(error, requestId)}
        </pre>
      </details>
      <Link to={pathname + search} reloadDocument className={buttonStyle()}>
        {m.reload}
      </Link>
    </ErrorNotice>
  );
}

/** Where there is no frame around it: its bar leads on. */
export function ErrorPage() {
  const m = useMessages(commonMessages);
  return (
    <>
      <header className="mx-auto flex min-h-16 max-w-[1180px] items-center px-5">
        <Link to="/" className="flex min-h-11 items-center gap-2.5 font-serif text-title font-semibold">
          <Mark />
          {m.siteName}
        </Link>
      </header>
      <main id="content">
        <ErrorScreen />
      </main>
    </>
  );
}

export function errorTexts(error: unknown, m: Common): [title: string, body: string] {
  // A message without a title is for programs.
  const { title, message } = isRouteErrorResponse(error) ? refusalIn(error.data) : {};
  if (title !== undefined && message !== undefined) return [title, message];
  if (!isRouteErrorResponse(error) || error.status >= 500) return [m.somethingWentWrong, m.unexpectedError];
  return error.status === 404 ? [m.notFoundTitle, m.notFoundBody] : [m.badRequestTitle, m.badRequestBody];
}

/** They come with the refusal alone: it is rare, so that pages don't carry them. */
const refusalIn = (data: unknown): Partial<Refusal> => (data as { error?: Refusal } | null)?.error ?? {};

/** With its id in the log, from the response or the page. */
function detailsOf(error: unknown, requestId: string | undefined): string {
  if (!isRouteErrorResponse(error)) return withId(error instanceof Error ? error.message : String(error), requestId);
  const { request_id = requestId } = (error.data ?? {}) as { request_id?: string };
  return withId(`${error.status} ${error.statusText}`, request_id);
}

const withId = (text: string, id: string | undefined) => (id ? `${text} · ${id}` : text);

export function ErrorNotice({ title, body, children }: { title: string; body: string; children: React.ReactNode }) {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-5 px-5 py-14 text-center">
      <ArchIllustration />
      <h1 className="text-page">{title}</h1>
      <p className="text-lead text-ink-soft">{body}</p>
      {children}
    </div>
  );
}
