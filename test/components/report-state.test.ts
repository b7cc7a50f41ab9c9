import { expect, test } from "vitest";
import { CLOSED, type ReportEvent, reportReducer, type ReportState } from "~/components/report/report-state";

const after = (...events: ReportEvent[]): ReportState => events.reduce(reportReducer, CLOSED);

const open = { type: "open" } as const;
const choose = { type: "choose", category: "spam" } as const;
const close = { type: "close" } as const;
const submit = (isSignedIn: boolean) => ({ type: "submit", isSignedIn }) as const;
const sent = { type: "sent" } as const;
const failed = { type: "failed", failure: "offline" } as const;

test.each<[string, ReportEvent[], ReportState]>([
  ["opens empty", [open], { step: "open", category: null, problem: null }],
  ["remembers the category", [open, choose], { step: "open", category: "spam", problem: null }],
  [
    "turns away who is not signed in",
    [open, choose, submit(false)],
    { step: "open", category: "spam", problem: "signIn" },
  ],
  [
    "asks to sign in before it asks for a category",
    [open, submit(false)],
    { step: "open", category: null, problem: "signIn" },
  ],
  ["wants a category", [open, submit(true)], { step: "open", category: null, problem: "category" }],
  ["forgives when one is chosen", [open, submit(true), choose], { step: "open", category: "spam", problem: null }],
  ["sends", [open, choose, submit(true)], { step: "submitting", category: "spam", problem: null }],
  ["thanks", [open, choose, submit(true), sent], { step: "success", category: null, problem: null }],
  [
    "keeps what was filled in when sending fails",
    [open, choose, submit(true), failed],
    { step: "open", category: "spam", problem: "offline" },
  ],
  [
    "asks to sign in again where the session has ended",
    [open, choose, submit(true), { type: "failed", failure: "signedOut" }],
    { step: "open", category: "spam", problem: "signIn" },
  ],
  [
    "can be sent again",
    [open, choose, submit(true), failed, submit(true)],
    { step: "submitting", category: "spam", problem: null },
  ],
  ["closes and keeps what was chosen", [open, choose, close, open], { step: "open", category: "spam", problem: null }],
  ["opens empty again after the thanks", [open, choose, submit(true), sent, close, open], { ...CLOSED, step: "open" }],
  ["closes itself after the thanks", [open, choose, submit(true), sent, close], CLOSED],
  [
    "stays closed when an answer comes late",
    [open, choose, submit(true), close, sent],
    { ...CLOSED, category: "spam" },
  ],
  [
    "stays closed when a failure comes late",
    [open, choose, submit(true), close, failed],
    { ...CLOSED, category: "spam" },
  ],
  ["sends once", [open, choose, submit(true), submit(true)], { step: "submitting", category: "spam", problem: null }],
  [
    "keeps the category while sending",
    [open, choose, submit(true), { type: "choose", category: "other" }],
    { step: "submitting", category: "spam", problem: null },
  ],
])("the report dialog: %s", (_, events, expected) => {
  expect(after(...events)).toEqual(expected);
});
