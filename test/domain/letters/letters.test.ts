import { describe, expect, test } from "vitest";
import { letterMessages, followingMessages } from "#messages/letters";
import { pushMessages } from "#messages/push";
import { arrangeLetter } from "~/domain/letters/arrange";
import { CONSENT_WORDING, PUSH_CONSENT_WORDING, stageOf, withoutKind } from "~/domain/letters/letters";
import { fingerprint } from "~/domain/text/fingerprint";

const NOW = new Date("2026-06-11T14:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

test.each([
  ["heard of lately", 27, null, "letter"],
  ["for four weeks not", 28, null, "question"],
  ["asked a week ago, and no answer", 35, 7, "end"],
  ["asked, and heard of since", 3, 7, "letter"],
] as const)("a month of silence: %s", (_, heard, asked, stage) =>
  expect(stageOf({ heardAt: daysAgo(heard), askedAt: asked === null ? null : daysAgo(asked) }, NOW)).toBe(stage),
);

const event = (id: string, given: object = {}) => ({
  id,
  sort_key: Number(id),
  state: "planned" as const,
  registration: "none" as const,
  start_time: 0,
  previous_start_time: null,
  previous_location: null,
  ...given,
});

describe("a letter's events", () => {
  test("what is cancelled, put off or moved comes first, each soonest first and once", () => {
    const events = [
      event("5"),
      event("2"),
      event("2"),
      event("4", { state: "cancelled" }),
      event("3", { state: "moved" }),
    ];
    const { changed, ahead, more } = arrangeLetter(events);
    expect([changed.map(({ id }) => id), ahead.map(({ id }) => id), more]).toEqual([["3", "4"], ["2", "5"], 0]);
  });

  test("are twenty at most, and it says how many more", () => {
    const many = Array.from({ length: 30 }, (_, n) => event(String(n + 1), n === 29 ? { state: "cancelled" } : {}));
    const { changed, ahead, more } = arrangeLetter(many);
    expect([changed.length, ahead.length, more]).toEqual([1, 19, 10]);
  });
});

test("one kind is stopped, the others go on", () => {
  const all = { weekly: true, weekday: 3, hour: 16, reminder: "day" as const, at_once: true };
  expect(withoutKind(all, "reminder")).toEqual({ ...all, reminder: "none" });
  expect(withoutKind(all, "weekly")).toEqual({ ...all, weekly: false });
});

test("a consent's wording has a version of its own: new words need a new number", () => {
  const { consent, consentAccount } = letterMessages;
  const words = [consent, consentAccount, followingMessages.moveText, followingMessages.moveConsent].join("|");
  expect([CONSENT_WORDING, fingerprint(words)]).toEqual([1, 3442345469]);
});

test("so has that of pushes, with the words that come before it", () => {
  const { words, consent, consentAccount } = pushMessages;
  expect([PUSH_CONSENT_WORDING, fingerprint([...words, consent, consentAccount].join("|"))]).toEqual([2, 1062669073]);
});
