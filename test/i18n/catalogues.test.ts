import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { eventsMessages } from "#messages/events";
import { favoritesMessages } from "#messages/favorites";
import { followingMessages } from "#messages/letters";
import { sourceFiles } from "#test/support/source-files";
import { LOCALES } from "~/domain/site/locales";
import { languages } from "~/i18n/languages.server";
import { messagesIn, ownLocale } from "~/i18n/messages-in";

const [first] = LOCALES;
const { dateNames: _names, ...areas } = languages[first];

/** Returns the paths of an area's texts, with their number of parameters: "filters.radius(1)". */
function shapeOf(texts: unknown, path = ""): string[] {
  if (typeof texts === "function") return [`${path}(${texts.length})`];
  if (texts === null || typeof texts !== "object") return [`${path}: ${typeof texts}`];
  return Object.entries(texts).flatMap(([name, text]) => shapeOf(text, path ? `${path}.${name}` : name));
}

describe("every language has every text", () => {
  test.each(Object.keys(areas) as (keyof typeof areas)[])("%s", (area) => {
    const wanted = shapeOf(areas[area]).sort();
    expect(wanted).not.toEqual([]);
    for (const locale of LOCALES) expect(shapeOf(languages[locale][area]).sort(), locale).toEqual(wanted);
  });

  test("and no area of its own", () => {
    for (const locale of LOCALES) {
      expect(readdirSync(`app/i18n/${locale}`).sort()).toEqual(readdirSync(`app/i18n/${first}`).sort());
      expect(Object.keys(languages[locale]).sort()).toEqual(Object.keys(languages[first]).sort());
    }
  });

  test("and no text is empty", () => {
    for (const locale of LOCALES) expect(JSON.stringify(languages[locale])).not.toContain('""');
  });

  test("and says which language it is", async () => {
    for (const locale of LOCALES) expect(await import(`../../app/i18n/${locale}/locale.ts`)).toMatchObject({ locale });
  });
});

test("a folder of texts is a language of the product, and each has its folder", () => {
  const folders = readdirSync("app/i18n", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...LOCALES].sort());
});

test("every area is known in every language by the file that it is imported from", () => {
  for (const locale of LOCALES) {
    const files = sourceFiles([`app/i18n/${locale}`]).filter(({ path }) => !/\/(index|locale)\.ts$/.test(path));
    const exported = files.flatMap(({ text }) =>
      [...text.matchAll(/^export (?:const (\w+)|\{ \w+ as (\w+) \})/gm)].map(([, name, renamed]) => name ?? renamed!),
    );
    expect(exported.sort()).toEqual(Object.keys(languages[locale]).sort());
  }
});

describe("the texts of an area in a language", () => {
  test("are found by those that are imported, which are the first language's where no page has its own", () => {
    expect(ownLocale).toBe(first);
    expect(messagesIn(eventsMessages, "nb").allDay).toBe("Hele dagen");
    expect(messagesIn(eventsMessages, "en").allDay).toBe("All day");
  });

  test("are of whole areas only", () => {
    expect(() => messagesIn({ allDay: "Hele dagen" }, "en")).toThrow();
  });
});

test("congregations and searches are followed: no text of that says that they are saved", () => {
  for (const locale of LOCALES) {
    const favorites = messagesIn(favoritesMessages, locale);
    const { follow, follows, followHint } = messagesIn(followingMessages, locale);
    const isSaving = /lagr|\bsave/i;
    const { unfollow, unfollowed, unfollowFailed, followed, followedList, followedEmpty, allFollowed } = favorites;
    const ofFollowing = [unfollow("A"), unfollowed("A"), unfollowFailed("A"), followed, followedList, followedEmpty];
    for (const text of [...ofFollowing, allFollowed, follow, follows, followHint]) expect(text).not.toMatch(isSaving);
  }
});
