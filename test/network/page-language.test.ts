// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { requestInLanguage } from "~/network/page-language";

afterEach(() => vi.unstubAllGlobals());

it("all that a page asks for says in which language the page is", async () => {
  const asked: Request[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push(request);
    return new Response("[]");
  });
  requestInLanguage("en");
  await fetch(`${location.origin}/_root.data`, { headers: { Accept: "text/x-script" } });
  await fetch(`${location.origin}/settings.data`, { method: "POST", body: new URLSearchParams({ theme: "dark" }) });
  expect(asked.map(({ method, headers }) => [method, headers.get("X-Page-Language"), headers.get("Accept")])).toEqual([
    ["GET", "en", "text/x-script"],
    ["POST", "en", null],
  ]);
  expect(await asked[1]!.text()).toBe("theme=dark");
});
