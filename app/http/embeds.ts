import type { AppContext } from "~/context";
import { logError } from "~/gateways/log";
import { openToAll } from "./public-answers";

/** A document for a frame, and what it holds that its policy must name. */
export interface FramedDocument {
  html: string;
  css: string;
  script: string;
}

/** Returns a document that any site may show in a frame; it loads nothing more. */
export async function embedAnswer({ html, css, script }: FramedDocument, status = 200): Promise<Response> {
  const policy = [
    "default-src 'none'",
    `style-src '${await hashOf(css)}'`,
    `script-src '${await hashOf(script)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
  ];
  const answer = new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy.join("; "),
      "X-Robots-Tag": "noindex",
      ...(status !== 200 && { "Cache-Control": "no-store" }),
    },
  });
  return openToAll(answer);
}

/** Returns what `make` returns; where it fails, `failed` instead of data that only programs read. */
export async function inFrame(
  make: () => Promise<Response>,
  failed: () => Promise<Response>,
  { requestId }: Pick<AppContext, "requestId">,
): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    logError("error", error, { request_id: requestId });
    return failed();
  }
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
