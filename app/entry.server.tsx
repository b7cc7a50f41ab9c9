import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { NonceProvider } from "~/components/nonce";

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
      <RemixServer context={remix} url={request.url} nonce={context.nonce} />
    </NonceProvider>
  );
  const body = await renderToReadableStream(page, {
    nonce: context.nonce,
    signal: request.signal,
    onError(error) {
      finalStatus = 500;
      reportError(error, context);
    },
  });
  if (isbot(request.headers.get("User-Agent") ?? "")) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: finalStatus, headers });
}

/** What a loader or action threw that was not a Response. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  if (!request.signal.aborted) reportError(error, context);
}

function reportError(error: unknown, context: AppLoadContext): void {
  const stack = error instanceof Error ? error.stack : String(error);
  console.error(JSON.stringify({ event: "error", request_id: context.requestId, error: stack }));
}
