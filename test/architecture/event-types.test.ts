import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { commonMessages } from "#messages/common";
import { inferEventType, TYPE_WORDS } from "~/domain/calendars/reader/event-type";
import { COVER_MOTIFS, COVER_VARIANTS } from "~/domain/events/display";
import { EVENT_TYPE_FACTS, EVENT_TYPES } from "~/domain/events/types";
import { LOCALES } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import { contrastOfTokens, type TokenTheme, tokensOf } from "../../scripts/colours/tokens";

const facts = Object.values(EVENT_TYPE_FACTS);
const languages = LOCALES.map((locale) => [locale, messagesIn(commonMessages, locale)] as const);

describe.each(EVENT_TYPES)("the type %s", (type) => {
  test("has an emoji of its own", () => {
    const { emoji } = EVENT_TYPE_FACTS[type];
    expect(emoji).toMatch(/^\p{Extended_Pictographic}\uFE0F?$/u);
    expect(facts.filter((each) => each.emoji === emoji)).toHaveLength(1);
  });

  test("has a number of its own in the search index", () => {
    const { facet } = EVENT_TYPE_FACTS[type];
    expect(facet).toBeLessThan(100_000);
    expect(facts.filter((each) => each.facet === facet)).toHaveLength(1);
  });

  test.each(languages)("has a name of its own in %s", (_language, { eventTypes }) => {
    expect(eventTypes[type].trim()).not.toBe("");
    expect(Object.values(eventTypes).filter((name) => name === eventTypes[type])).toHaveLength(1);
  });

  test.each<TokenTheme>(["light", "dark", "system"])("has ink that can be read on its tint (%s)", (theme) => {
    const tokens = tokensOf("event-types", theme);
    expect(Object.keys(tokens)).toEqual(expect.arrayContaining([type, `${type}-tint`]));
    expect(contrastOfTokens(tokens[type]!, tokens[`${type}-tint`]!)).toBeGreaterThanOrEqual(4.5);
  });

  test("is printed black on white, and has classes for its colours", () => {
    const css = readFileSync("app/styles/event-types.css", "utf8");
    const classes = [...css.matchAll(/@source inline\("([^"]+)"\)/g)].flatMap(([, pattern]) => spread(pattern!));
    expect(css).toMatch(new RegExp(`--${type}: black;\\s+--${type}-tint: white;`));
    expect(css).toContain(`--color-${type}: var(--${type});`);
    expect(css).toContain(`--color-${type}-tint: var(--${type}-tint);`);
    expect(classes).toEqual(expect.arrayContaining([`bg-${type}-tint`, `text-${type}`]));
  });

  test("has covers of its own in every shape, and a JPEG of each motif", () => {
    const wanted = Array.from({ length: COVER_VARIANTS }, (_, variant) =>
      [".svg", "-wide.svg", ...(variant < COVER_MOTIFS ? [".jpg"] : [])].map((end) => `${type}-${variant}${end}`),
    ).flat();
    const there = readdirSync("public/covers").filter((name) => name.startsWith(`${type}-`));
    expect(there.sort()).toEqual(wanted.sort());
  });

  if (!TYPE_WORDS[type]) return;
  test.each(languages)("is told from a calendar that names it in %s", (_language, m) => {
    expect(inferEventType(m.eventTypes[type], null)).toBe(type);
  });
});

test("types that events have been indexed with keep their numbers", () => {
  expect(EVENT_TYPE_FACTS).toMatchObject({
    service: { facet: 0 },
    prayer: { facet: 1 },
    concert: { facet: 2 },
    youth: { facet: 3 },
    conference: { facet: 4 },
    other: { facet: 5 },
  });
});

/** Returns "a-b" and "a-c" of "a-{b,c}". */
function spread(pattern: string): string[] {
  const [, before, choices, after] = pattern.match(/^(.*)\{(.*)\}(.*)$/)!;
  return choices!.split(",").map((choice) => `${before}${choice}${after}`);
}
