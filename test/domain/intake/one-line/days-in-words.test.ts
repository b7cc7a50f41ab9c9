import { describe, expect, test } from "vitest";
import { TOLD_AT } from "#test/support/told/told";
import { readOneLine } from "~/domain/intake/one-line/read-one-line";
import { dayNumber, dayText, nextWeekday } from "~/domain/time/days-and-moments";

const read = (text: string, now = TOLD_AT) => readOneLine(text, { now, places: [] });
const NAMES = ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"];
const TODAY = dayNumber("2026-11-28");
const MONDAY_NEXT_WEEK = TODAY + 2;

function dayOf(text: string) {
  const reading = read(text);
  return reading.kind === "event" ? (reading.event.when?.value.day ?? null) : null;
}

describe.each(NAMES.map((name, weekday) => [name, weekday] as const))("%s", (name, weekday) => {
  test.each([`${name} neste uke`, `neste uke, ${name}`, `${name} i neste veke`])(
    "%s is in the week after this",
    (words) => {
      expect(dayOf(`Korøvelse ${words} kl 19`)).toBe(dayText(MONDAY_NEXT_WEEK + weekday));
    },
  );

  test.each([
    ["første", 1, 0],
    ["tredje", 1, 14],
    ["siste", 22, 0],
  ])(`%s ${name} i februar`, (nth, from, later) => {
    expect(dayOf(`Årsmøte ${nth} ${name} i februar`)).toBe(
      dayText(nextWeekday(dayNumber(`2027-02-${String(from).padStart(2, "0")}`), weekday) + later),
    );
  });

  test("its hours are never words of the title", () => {
    for (const hours of ["fra 19 til 21", "19-21", "mellom 19 og 21", "kl 19 til 21"]) {
      const reading = read(`Øvelse ${name} ${hours}`);
      expect(reading).toMatchObject({
        event: { title: { value: "Øvelse", doubts: [] }, when: { value: { time: "19:00", endTime: "21:00" } } },
      });
    }
  });
});

const NTHS =
  "første andre tredje fjerde femte sjette sjuende åttende niende tiende ellevte tolvte trettende fjortende femtende sekstende syttende attende nittende tjuende tjueførste tjueandre tjuetredje tjuefjerde tjuefemte tjuesjette tjuesjuende tjueåttende tjueniende trettiende trettiførste".split(
    " ",
  );

test.each(NTHS.map((nth, index) => [nth, index + 1] as const))("dictated, «%s januar» is the %ith", (nth, date) => {
  expect(dayOf(`Konsert ${nth} januar klokken nitten`)).toBe(dayText(dayNumber("2027-01-01") + date - 1));
});

test("what is mended is the word that was meant, not one like it before", () => {
  expect(read("tirsdagstreff tirsdag9.februar kl 19")).toMatchObject({
    event: { title: { value: "Tirsdagstreff" }, when: { value: { day: "2027-02-09", time: "19:00" } } },
  });
});

test("words that tell no day are asked about, and are none of the title", () => {
  expect(read("Korøvelse neste uke")).toMatchObject({
    event: { title: { value: "Korøvelse" }, when: { value: { day: null }, from: "neste uke", doubts: ["no_day"] } },
  });
});

test("hours of today that have passed are asked about", () => {
  expect(read("Dugnad i dag kl 9")).toMatchObject({ event: { when: { doubts: ["past"] } } });
  expect(read("Dugnad i dag kl 12")).toMatchObject({ event: { when: { doubts: [] } } });
});
