import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { LocaleProvider } from "~/i18n/use-messages";
import { NonceProvider } from "./components/layout/nonce";
import { RequestIdProvider } from "./components/layout/request-id";
import { logError } from "./gateways/log";
import { paintFirst } from "./http/paint-first";
import { renderHtml } from "./http/render-html";

export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  let finalStatus = status;
  const page = (
    <NonceProvider value={context.nonce}>
      <RequestIdProvider value={context.requestId}>
        <LocaleProvider value={context.locale}>
          <RemixServer context={remix} url={request.url} nonce={context.nonce} />
        </LocaleProvider>
      </RequestIdProvider>
    </NonceProvider>
  );
  const html = await renderHtml(page, {
    nonce: context.nonce,
    signal: request.signal,
    onError(error) {
      if (request.signal.aborted) return;
      finalStatus = 500;
      logError("error", error);
    },
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(paintFirst(html, context.nonce), { status: finalStatus, headers });
}

/** What is no Response; also Remix's own responses to requests without a route. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!isAnswer && !request.signal.aborted) logError("error", error);
}
