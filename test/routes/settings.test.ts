import { describe, expect, test } from "vitest";
import { pageText, sendForm } from "#test/support/visitor";

const choose = (fields: Record<string, string>, cookie = "") => sendForm("/settings", fields, { Cookie: cookie });

describe("settings are honoured in the very first paint", () => {
  test("a choice is kept in a cookie, beside those made before, and the browser sent back", async () => {
    const response = await choose({ theme: "dark" }, "samling_preferences=light.en.12h");
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/settings");
    expect(response.headers.get("Set-Cookie")).toMatch(/^samling_preferences=dark\.en\.12h; Path=\/;/);
  });

  test.each([
    [
      "dark.nb.24h",
      '<html lang="nb" data-theme="dark"',
      ['<meta name="theme-color" content="#0f1819"/>'],
      "Tilpass din opplevelse",
    ],
    [
      "light.en.12h",
      '<html lang="en" data-theme="light"',
      ['<meta name="theme-color" content="#fbf7f0"/>'],
      "Make it yours",
    ],
    [
      "system.nb.24h",
      '<html lang="nb" data-theme="system"',
      [
        '<meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)"/>',
        '<meta name="theme-color" content="#0f1819" media="(prefers-color-scheme: dark)"/>',
      ],
      "Tilpass din opplevelse",
    ],
  ])("%s", async (cookie, html, themeColors, heading) => {
    const page = await pageText("/settings", { Cookie: `samling_preferences=${cookie}` });
    expect(page).toContain(html);
    expect(page.match(/<meta name="theme-color"[^>]*>/g)).toEqual(themeColors);
    expect(page).toContain(heading);
  });

  test.each<Record<string, string>>([{ theme: "pink" }, { language: "xx" }, { timeFormat: "13h" }, {}])(
    "a strange choice is refused with a page: %j",
    async (fields) => {
      const response = await choose(fields);
      expect(response.status).toBe(400);
      expect(response.headers.get("Set-Cookie")).toBeNull();
      expect(await response.text()).toContain("<h1");
    },
  );
});
