import { expect, test } from "vitest";
import { formTextsOf } from "~/domain/intake/one-line/form-texts";
import { readOneLine } from "~/domain/intake/one-line/read-one-line";

const NOW = new Date("2026-11-27T08:00:00Z");
const SERVICE = { startTime: "11:00", endTime: "12:30" };

const textsOf = (line: string, usual: typeof SERVICE | null = null) => {
  const reading = readOneLine(line, { now: NOW, places: [] });
  return reading.kind === "event" ? formTextsOf(reading.event, usual) : null;
};

test.each([
  ["Kor lørdag kl 18", null, { start_date: "2026-11-28", start_time: "18:00", end_time: "20:00" }],
  ["Messe søndag kl 10", SERVICE, { start_date: "2026-11-29", start_time: "10:00", end_time: "11:30" }],
  ["Kor lørdag kl 18–18.45", null, { start_date: "2026-11-28", start_time: "18:00", end_time: "18:45" }],
  ["Nattkafé lørdag kl 22–01", null, { start_date: "2026-11-28", start_time: "22:00", end_time: "01:00" }],
  ["Leir 5.–7. februar", null, { start_date: "2027-02-05", end_date: "2027-02-07", all_day: "on" }],
  [
    "Leir fredag 5. februar kl 18 til søndag 7. februar kl 14",
    null,
    { start_date: "2027-02-05", start_time: "18:00", end_date: "2027-02-07", end_time: "14:00" },
  ],
  [
    "Stevne lørdag 6. februar kl 18 til søndag 7. februar kl 14",
    null,
    { start_date: "2027-02-06", start_time: "18:00", end_date: "2027-02-07", end_time: "14:00" },
  ],
  ["Kor kl 18", null, { start_time: "18:00", end_time: "20:00" }],
  ["Kor lørdag", null, { start_date: "2026-11-28" }],
  ["Kor 31/4", null, {}],
  ["Kor", null, {}],
])("'%s' fills day and clock, and an end as long after as usual", (line, usual, texts) => {
  expect(textsOf(line, usual)!.when).toEqual(texts);
});

test.each([
  [
    "Kor hver torsdag kl 18 ut mai",
    {
      is_recurring: "on",
      recurrence_pattern: "weekly",
      recurrence_end: "date",
      recurrence_end_date: "2027-05-27",
    },
  ],
  ["Kor annenhver torsdag kl 18", { is_recurring: "on", recurrence_pattern: "biweekly" }],
  [
    "Kor hver mandag og onsdag kl 18",
    { is_recurring: "on", recurrence_pattern: "weekdays", recurrence_every: "1", recurrence_weekdays: "0,2" },
  ],
  ["Kor torsdag kl 18", {}],
])("'%s' fills the series, whose end is asked where it is not said", (line, texts) => {
  expect(textsOf(line)!.rhythm).toEqual(texts);
});

test.each([
  ["Kor lørdag kl 18, 0 kr", { price: "free" }],
  ["Kor lørdag kl 18, 50 kr", { price: "ticket", price_nok: "50" }],
  ["Kor lørdag kl 18, kollekt, med nattverd", { price: "collection", communion: "yes" }],
  ["Kor lørdag kl 18, påmelding på www.kor.example", { registration_url: "https://www.kor.example/" }],
  ["Kor lørdag kl 18. Billetter: https://kor.example/b", { ticket_url: "https://kor.example/b" }],
  ["Kor lørdag kl 18, se https://kor.example", { external_url: "https://kor.example/" }],
])("'%s' fills prices, facts and links", (line, texts) => expect(textsOf(line)!.more).toEqual(texts));
