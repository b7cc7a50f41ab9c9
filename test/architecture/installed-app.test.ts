import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { commonMessages } from "#messages/common";
import { homeMessages } from "#messages/home";
import { CONTENT_LOCALE, LOCALES } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";

interface Manifest {
  lang: string;
  description: string;
  shortcuts: { name: string; url: string }[];
}

const read = (name: string) => JSON.parse(readFileSync(`public/${name}`, "utf8")) as Manifest;
const fileOf = (locale: string) => `manifest.${locale}.webmanifest`;
/** By which it was installed before each language had a file. */
const FIRST = "manifest.webmanifest";

/** What may not differ, so that it stays one app: id, start_url, scope, icons, what is shared, where shortcuts lead. */
const identity = ({ lang: _lang, description: _description, shortcuts, ...rest }: Manifest) => ({
  ...rest,
  shortcuts: shortcuts.map(({ name: _name, ...shortcut }) => shortcut),
});

describe("the installed app speaks each language", () => {
  test("a file each, and no other but the first, which is as it was", () => {
    const files = readdirSync("public").filter((name) => name.endsWith(".webmanifest"));
    expect(files.sort()).toEqual([...LOCALES.map(fileOf), FIRST].sort());
    expect(read(FIRST)).toEqual(read(fileOf(CONTENT_LOCALE)));
  });

  test.each(LOCALES)(
    "%s: its description and its shortcuts, named as the pages name them; else the same app",
    (locale) => {
      const manifest = read(fileOf(locale));
      const [home, common] = [messagesIn(homeMessages, locale), messagesIn(commonMessages, locale)];
      expect(manifest.lang).toBe(locale);
      expect(manifest.shortcuts.map(({ name }) => name)).toEqual([home.nearMe, home.weekend, common.favorites]);
      expect(identity(manifest)).toEqual(identity(read(fileOf(CONTENT_LOCALE))));
      const others = LOCALES.filter((other) => other !== locale).map((other) => read(fileOf(other)).description);
      expect(others).not.toContain(manifest.description);
    },
  );
});
