import { expect, test } from "vitest";
import { layOverLost, type LocalValues } from "~/domain/calendars/local-changes";

type State = Parameters<typeof layOverLost>[0];
type SourceValues = Partial<LocalValues> | null;

const PLANNED: State = { state: "planned", state_reason: null };
const CANCELLED: State = { state: "cancelled", state_reason: null };
const WHY = { state_reason: "Presten er syk." };

test.each<[string, State, SourceValues, State, SourceValues]>([
  ["and nothing else", PLANNED, null, CANCELLED, null],
  ["also where it was moved", { ...PLANNED, state: "moved" }, null, CANCELLED, null],
  [
    "under what is set here of its text",
    PLANNED,
    { description: "Fra kilden." },
    CANCELLED,
    { description: "Fra kilden." },
  ],
  ["with the reason that is given here", { ...CANCELLED, ...WHY }, PLANNED, { ...CANCELLED, ...WHY }, CANCELLED],
  ["whatever was said here of its time", { state: "postponed", ...WHY }, PLANNED, CANCELLED, CANCELLED],
  ["unless somebody here says that it is on", { ...PLANNED, ...WHY }, PLANNED, { ...PLANNED, ...WHY }, CANCELLED],
])("an event that its source has no more is cancelled: %s", (_, shown, before, after, source_values) =>
  expect(layOverLost(shown, before)).toEqual({ ...after, source_values }),
);
