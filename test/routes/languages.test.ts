import { afterEach, describe, expect, test, vi } from "vitest";
import { look, post } from "#test/support/account-requests";

const cookie = "samling_preferences=dark.en.12h";
const asked = (language: string) => ({ cookie, headers: { "X-Page-Language": language } });

/** Returns the names of a document's scripts, without the build's hash. */
const scriptsIn = (page: string) => new Set([...page.matchAll(/\/assets\/([\w.-]+)\.js/g)].map(([, name]) => name!));

afterEach(() => vi.restoreAllMocks());

describe("a document loads the scripts of its language", () => {
  test.each(["/", "/organizations", "/settings", "/nowhere"])("%s", async (path) => {
    const norwegian = scriptsIn(await (await look(path)).text());
    const english = scriptsIn(await (await look(path, { cookie })).text());
    expect(english.size).toBe(norwegian.size);
    expect(english.size).toBeGreaterThan(3);
    expect([...english].filter((name) => norwegian.has(name))).toEqual([]);
  });

  test.each([
    ["nb", "/manifest.nb.webmanifest"],
    ["nn", "/manifest.nn.webmanifest"],
    ["en", "/manifest.en.webmanifest"],
  ])("and in %s what an installed app is called by: %s", async (locale, manifest) => {
    const page = await (await look("/settings", { cookie: `samling_preferences=light.${locale}.24h` })).text();
    expect([...page.matchAll(/<link rel="manifest" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([manifest]);
  });

  test("also where not even the root's data could be had, and says so in it", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const fail = (): never => {
      throw new Error("D1_ERROR: down");
    };
    const DB = { prepare: fail, batch: fail, withSession: () => ({ prepare: fail, batch: fail }) };
    const session = `${cookie}; samling_session=${"a".repeat(40)}; __Host-samling_session=${"a".repeat(40)}`;
    const response = await look("/settings", { cookie: session, settings: { DB } });
    const page = await response.text();
    expect(response.status).toBe(503);
    expect(page).toContain('<html lang="en"');
    expect(page).toContain("<title>Something went wrong – Samling</title>");
    expect(page).not.toContain("Noe gikk galt");
  });
});

describe("what a page's script asks for is in the page's language, whatever the device has chosen since", () => {
  test.each([
    ["nb", "Kort sagt", "In short"],
    ["en", "In short", "Kort sagt"],
  ])("data, of which the edge keeps a copy for each (%s)", async (language, own, other) => {
    for (let visit = 0; visit < 2; visit++) {
      const data = await (await look("/personvern.data", asked(language))).text();
      expect([data.includes(own), data.includes(other)]).toEqual([true, false]);
    }
  });

  test("the list of routes as well, so that no page is told to load itself anew", async () => {
    const document = await (await look("/", { cookie: "" })).text();
    const version = /"version":\s*"([\w-]+)"/.exec(document)![1]!;
    const path = `/__manifest?p=${encodeURIComponent("/organizations")}&version=${version}`;
    expect((await look(path, asked("nb"))).status).toBe(200);
    expect((await look(path, asked("en"))).headers.get("X-Remix-Reload-Document")).toBe("true");
  });
});

describe("a choice", () => {
  test("of a language leads to a document, others to data alone", async () => {
    const [language, theme] = [
      await post("/settings.data", { language: "en" }),
      await post("/settings.data", { theme: "dark" }),
    ];
    expect(await language.text()).toContain("reload");
    expect(language.headers.get("Set-Cookie")).toMatch(/^samling_preferences=system\.en\.24h;/);
    const told = JSON.parse(await theme.text()) as unknown[];
    expect(told[told.indexOf("reload") + 1]).toBe(false);
  });

  test("of something else leaves the language that another tab has chosen", async () => {
    const response = await post("/settings", { theme: "light" }, asked("nb"));
    expect(response.headers.get("Set-Cookie")).toMatch(/^samling_preferences=light\.en\.12h;/);
  });
});
