// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { press, render } from "#test/support/render";
import { EventFormPage } from "~/components/event-form/event-form-page";
import { RecurrenceFields } from "~/components/event-form/event-rows";

const NAMES = {
  weekdays: ["man.", "tir.", "ons.", "tor.", "fre.", "lør.", "søn."],
  months: ["jan.", "feb.", "mars", "apr.", "mai", "juni", "juli", "aug.", "sep.", "okt.", "nov.", "des."],
};
const WHEN = { nb: "i morgen kl. 14:15", en: "tomorrow at 14:15" };

describe.each(["nb", "en"] as const)("on the first day (%s)", (locale) => {
  const isNorwegian = locale === "nb";
  const hold = (room: number) => ({ room, when: WHEN[locale] });

  it.each([
    [
      20,
      isNorwegian
        ? "20 vises med en gang, resten fra i morgen kl. 14:15. Hvorfor?"
        : "20 shown at once, the rest from tomorrow at 14:15. Why?",
    ],
    [
      0,
      isNorwegian ? "Resten vises fra i morgen kl. 14:15. Hvorfor?" : "The rest is shown from tomorrow at 14:15. Why?",
    ],
  ])("the form with room for %i says so in two lines above its fields, with the reason behind them", (room, words) => {
    const text = render(
      <EventFormPage view={{ kind: "new", templates: [], draft: null, hold: hold(room) }}>{"Feltene"}</EventFormPage>,
      {
        locale,
      },
    ).textContent;
    expect(text).toContain(words);
    expect(text).toContain(
      isNorwegian
        ? "Nye organisasjoner viser det første døgnet de 20 arrangementene som kommer først"
        : "On their first day new organisations show the 20 events that come first",
    );
    expect(words.length).toBeLessThan(2 * 34);
    expect(text.indexOf(words)).toBeLessThan(text.indexOf("Feltene"));
  });

  it("the form of any other organisation says nothing of it", () => {
    expect(
      render(
        <EventFormPage view={{ kind: "new", templates: [], draft: null, hold: null }}>{"Feltene"}</EventFormPage>,
        { locale },
      ).textContent,
    ).not.toContain("20");
  });

  const series = (room: number | null, until: string) => {
    const draft = {
      is_recurring: "on",
      start_date: "2026-06-07",
      recurrence_pattern: "weekly",
      recurrence_end_date: until,
    };
    const state = { values: draft, draft, errorOf: () => undefined, image: undefined, isReturned: false };
    return render(<RecurrenceFields state={state} view={{ ...NAMES, hold: room === null ? null : hold(room) }} />, {
      locale,
    });
  };
  const said = (element: HTMLElement) => element.querySelector("[role=status]")!.textContent;

  it("a series of 52 dates says how many of them are shown at once, and when the others are", () => {
    expect(said(series(20, "2027-05-30"))).toContain(
      isNorwegian
        ? "20 vises med en gang, resten fra i morgen kl. 14:15."
        : "20 shown at once, the rest from tomorrow at 14:15.",
    );
  });

  it("a series counts the dates whose tick is taken away, and says nothing where all are shown", () => {
    const element = series(20, "2026-10-25");
    expect(said(element)).toContain("14:15");
    press(element.querySelector<HTMLInputElement>("ul input[type=checkbox]")!);
    expect(said(element)).not.toContain("14:15");
    expect(said(series(null, "2027-05-30"))).not.toContain("14:15");
  });
});
