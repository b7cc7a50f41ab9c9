import { isRouteErrorResponse, Link, useLocation, useRouteError } from "@remix-run/react";
import { commonMessages } from "~/i18n/common";
import { useMessages } from "~/i18n/use-messages";
import { useRequestId } from "./request-id";
import { ButtonLink, buttonStyle } from "./ui/button";

/** What replaces a page that could not be shown: expected answers (404, 400, 405) kindly, bugs with their details. */
export function ErrorScreen() {
  const error = useRouteError();
  const requestId = useRequestId();
  const { pathname, search } = useLocation();
  const m = useMessages(commonMessages);
  if (isRouteErrorResponse(error) && error.status < 500) {
    const texts =
      error.status === 404
        ? [m.notFoundTitle, m.notFoundBody]
        : error.status === 405
          ? [m.methodTitle, m.methodBody]
          : error.status === 429
            ? textsOf(error.data)
            : [m.badRequestTitle, m.badRequestBody];
    return (
      <Notice title={texts[0]!} body={texts[1]!}>
        <ButtonLink to="/">{m.toHome}</ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice title={m.somethingWentWrong} body={m.unexpectedError}>
      <details className="w-full text-left">
        <summary className="py-2 font-semibold">{m.technicalDetails}</summary>
        <pre suppressHydrationWarning className="overflow-auto rounded-xl bg-sunk p-3 text-sm whitespace-pre-wrap">
          {detailsOf(error, requestId)}
        </pre>
      </details>
      <Link to={pathname + search} reloadDocument className={buttonStyle()}>
        {m.reload}
      </Link>
    </Notice>
  );
}

/** Texts that came with the refusal, because it is rare: no page carries them. */
function textsOf(data: unknown): [string, string] {
  const { title = "429", body = "" } = (data ?? {}) as { title?: string; body?: string };
  return [title, body];
}

/** With the id by which the log knows what happened: said by the server, in its answer or in the page it wrote. */
function detailsOf(error: unknown, requestId: string | undefined): string {
  if (!isRouteErrorResponse(error)) return withId(error instanceof Error ? error.message : String(error), requestId);
  const { request_id = requestId } = (error.data ?? {}) as { request_id?: string };
  return withId(`${error.status} ${error.statusText}`, request_id);
}

const withId = (text: string, id: string | undefined) => (id ? `${text} · ${id}` : text);

function Notice({ title, body, children }: { title: string; body: string; children: React.ReactNode }) {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-5 px-5 py-20 text-center">
      <h1 className="text-3xl">{title}</h1>
      <p className="text-lg text-ink-soft">{body}</p>
      {children}
    </div>
  );
}
