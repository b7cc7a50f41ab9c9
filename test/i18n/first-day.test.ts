import { describe, expect, it } from "vitest";
import { becomeOrganizerMessages } from "#messages/become-organizer";
import { firstDayMessages } from "#messages/first-day";
import { MOST_EVENTS_WHILE_NEW } from "~/domain/organizers/standing";
import { LOCALES } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";

const nb = messagesIn(firstDayMessages, "nb");
const en = messagesIn(firstDayMessages, "en");
const NB = "i morgen kl. 14:15";
const EN = "tomorrow at 14:15";

describe("what is said of a first day before anything is published", () => {
  it.each([
    [20, `20 vises med en gang, resten fra ${NB}.`, `20 shown at once, the rest from ${EN}.`],
    [1, `1 vises med en gang, resten fra ${NB}.`, `1 shown at once, the rest from ${EN}.`],
    [0, `De 20 første er ute. Resten vises fra ${NB}.`, `The first 20 are out. The rest is shown from ${EN}.`],
  ])("with room for %i", (room, norwegian, english) => {
    expect([nb.before(room, NB), en.before(room, EN)]).toEqual([norwegian, english]);
  });

  it.each([
    ["nb", "i morgen kl. 10", "Ute nå: 20. I morgen kl. 10: 32 til"],
    ["nn", "i morgon kl. 10", "Ute no: 20. I morgon kl. 10: 32 til"],
    ["en", "tomorrow at 10", "Out now: 20. Tomorrow at 10: 32 more"],
  ] as const)("says afterwards how many are out (%s)", (locale, when, sentence) => {
    const m = messagesIn(firstDayMessages, locale);
    expect(m.outNow(20, 32, when)).toBe(sentence);
  });

  it.each(LOCALES)("names the limit that holds, on the page for new organizers too (%s)", (locale) => {
    expect(messagesIn(firstDayMessages, locale).why).toContain(` ${MOST_EVENTS_WHILE_NEW} `);
    expect(messagesIn(becomeOrganizerMessages, locale).firstDay).toContain(` ${MOST_EVENTS_WHILE_NEW} `);
  });
});
