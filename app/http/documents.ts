export interface WholeDocument {
  html: string;
  css: string;
  script: string;
}

/** Its policy allows its one style, its one script, and `allowed`. */
export async function documentAnswer(
  { html, css, script }: WholeDocument,
  { status = 200, allowed }: { status?: number; allowed: readonly string[] },
): Promise<Response> {
  const policy = [
    "default-src 'none'",
    `style-src '${await hashOf(css)}'`,
    `script-src '${await hashOf(script)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    ...allowed,
  ];
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy.join("; "),
      "X-Robots-Tag": "noindex",
      ...(status !== 200 && { "Cache-Control": "no-store" }),
    },
  });
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
