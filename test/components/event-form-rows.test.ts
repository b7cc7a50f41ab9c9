import { expect, it, test } from "vitest";
import { eventFormMessages } from "#messages/event-form";
import { factsMessages } from "#messages/facts";
import { asOnScreen, lackingIn, ROW_FIELDS, type RowName } from "~/components/event-form/rows";
import { EVENT_DETAILS } from "~/domain/events/details";
import { parseEventForm } from "~/schemas/events/form";
import { EVENT_DEFAULTS, MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormTexts } from "~/schemas/forms/parse";

const WHOLE: FormTexts = {
  ...EVENT_DEFAULTS,
  title: "Kor",
  description: "Vi synger.",
  start_date: "2026-11-29",
  is_recurring: "on",
  recurrence_pattern: "weekly",
  recurrence_end_date: "2026-12-20",
};
/** Of which one always stands. */
const CHOICES = ["event_type", "recurrence_pattern"];
const ROWS = Object.keys(ROW_FIELDS) as RowName[];
const rowOf = (field: string) => ROWS.find((row) => (ROW_FIELDS[row] as readonly string[]).includes(field))!;
const refusedRows = (texts: FormTexts) => {
  const form = parseEventForm(texts, { now: new Date("2026-11-27T08:00:00Z"), isNew: true });
  return form.ok ? [] : [...new Set(Object.keys(form.problem).map(rowOf))].sort();
};
const askedRows = (texts: FormTexts) => ROWS.filter((row) => lackingIn(row, texts) !== null).sort();

it.each([
  ...Object.keys(WHOLE)
    .filter((name) => !CHOICES.includes(name))
    .map((name) => [name, { ...WHOLE, [name]: " " }] as const),
  ["nothing", WHOLE],
  ["everything", { ...EVENT_DEFAULTS }],
  ["the clock of whole days", { ...WHOLE, start_time: "", all_day: "on" }],
  [
    "the end of picked days",
    { ...WHOLE, recurrence_end_date: "", recurrence_pattern: "picked", picked_days: "2026-12-24" },
  ],
  ["the last date of a series until further notice", { ...WHOLE, recurrence_end_date: "", recurrence_end: "endless" }],
  ["room for the title", { ...WHOLE, title: "a".repeat(MAX_LENGTH.title + 1) }],
  ["room for the description", { ...WHOLE, description: "a".repeat(MAX_LENGTH.description + 1) }],
] as const)("a row asks before the form is refused where %s is missing", (_, texts) => {
  expect(askedRows(texts)).toEqual(refusedRows(texts));
});

const labels = { ...factsMessages.fields, ...eventFormMessages.fields };

test("each field with a label has its place in the order of problems", () => {
  expect(Object.keys(asOnScreen(labels)).sort()).toEqual(Object.keys(labels).sort());
});

test("each field of an event has its row, and a label", () => {
  const fields = EVENT_DETAILS.filter((name) => name !== "facts");
  expect(Object.keys(asOnScreen(labels))).toEqual(expect.arrayContaining(fields));
});
