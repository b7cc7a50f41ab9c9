import { describe, expect, test } from "vitest";
import { fromNow, NOW } from "#test/support/clock";
import {
  type FingerprintedEvent,
  type StoredImportedEvent,
  storedStanding,
  withPlaceOpen,
} from "~/domain/calendars/imported-event";
import type { WhyLeft } from "~/domain/calendars/left-out";
import { type Standing, standingsOf } from "~/domain/calendars/standing";
import { dayOf, unixSeconds } from "~/domain/time/days-and-moments";

const FOUND: FingerprintedEvent = {
  key: "messe#",
  uid: "messe",
  title: "Høymesse",
  description: "",
  type: "service",
  start: fromNow({ days: 5 }),
  end: null,
  allDay: false,
  location: null,
  geo: null,
  url: null,
  tags: [],
  state: "planned",
  fingerprint: "a",
};

const STORED: StoredImportedEvent = {
  id: "messe",
  key: FOUND.key,
  title: FOUND.title,
  start: FOUND.start,
  location: null,
  standing: "there",
  fingerprint: "a",
  isPublic: true,
};

interface Given {
  stored?: Partial<StoredImportedEvent>;
  /** Beside the one that is asked about. */
  others?: Partial<StoredImportedEvent>[];
  found?: Partial<FingerprintedEvent>[];
  left?: WhyLeft;
  source?: Partial<Parameters<typeof standingsOf>[2]["heads"]>;
  calendar?: Partial<Parameters<typeof standingsOf>[2]["calendar"]>;
}

const ALL: Exclude<Standing, WhyLeft>[] = [
  ...(["new", "changed", "unplaced", "renewed", "there"] as const),
  ...(["missing", "held", "lost", "gone", "kept"] as const),
];

/** How the one that is stored stands, and all that is found. */
function standings({ stored = {}, others = [], found = [], left, source, calendar }: Given) {
  const { those } = standingsOf(
    [{ ...STORED, ...stored }, ...others.map((one, at) => ({ ...STORED, id: `o${at}`, key: `o${at}#`, ...one }))],
    found.map((one) => ({ ...FOUND, ...one })),
    {
      calendar: { source_kind: "feed", held_since: null, held_events: null, ...calendar },
      heads: {
        skipped: [],
        skippedByReason: {},
        totalEvents: 3,
        pastEvents: 0,
        isComplete: true,
        refreshInterval: null,
        listed: null,
        ...source,
      },
      left: left ? [{ ...STORED, standing: left }] : [],
    },
    NOW,
  );
  const named = ALL.flatMap((standing) => those(standing).map((one) => [one.stored?.id ?? one.event?.uid, standing]));
  return Object.fromEntries(named) as Record<string, Standing>;
}

const page = { source_kind: "page" } as const;
const around = { listed: { from: dayOf(NOW), to: dayOf(fromNow({ days: 30 })) } };
const far = { start: fromNow({ days: 15 }) };
const OFF = { reason: "cancelled", text: "Avlyst: Høymesse", line: 1 } as const;
const UNREAD = { uid: "messe", summary: null, reason: "bad-date" } as const;
const twelve = Array.from({ length: 12 }, () => ({ start: fromNow({ days: 8 }) }));

describe("an event that its source has", () => {
  test.each<[string, Standing, Given]>([
    ["as it was is there", "there", { found: [{}] }],
    ["otherwise is changed", "changed", { found: [{ fingerprint: "b" }] }],
    ["under another key, by its content, is renewed", "renewed", { found: [{ key: "ny#", uid: "ny" }] }],
    ["again is renewed", "renewed", { stored: { standing: "missing" }, found: [{}] }],
    [
      "again after it was shown as cancelled is changed",
      "changed",
      { stored: { standing: "lost", fingerprint: null }, found: [{}] },
    ],
    [
      "and whose place is not found yet is unplaced",
      "unplaced",
      { stored: { fingerprint: withPlaceOpen("a") }, found: [{}] },
    ],
    ["and that was left out since is gone", "gone", { left: "left-out" }],
    ["and that looks private now is gone", "gone", { left: "looks-private" }],
    ["and that was deleted here is gone", "gone", { left: "removed" }],
    ["and that waits for a yes, is kept as it was", "kept", { left: "awaits-yes" }],
  ])("%s", (_, standing, given) => expect(standings(given)["messe"]).toBe(standing));

  test("and that is stored nowhere is new", () => {
    expect(
      standings({
        found: [{}, { uid: "ny", key: "ny#", title: "Basar", start: fromNow({ days: 40 }), fingerprint: "b" }],
      }),
    ).toEqual({
      messe: "there",
      ny: "new",
    });
  });
});

describe("an event that its source has no more", () => {
  const other = (hours: number) => [
    { uid: "ny", key: "ny#", title: "Basar", start: fromNow({ days: 5, hours }), fingerprint: "b" },
  ];

  test.each<[string, Standing, Given]>([
    ["and that is near is lost", "lost", {}],
    ["and that is far off is gone", "gone", { stored: far }],
    ["and that nobody saw is gone", "gone", { stored: { isPublic: false } }],
    ["and that another replaces within three hours is gone", "gone", { found: other(3) }],
    ["and that has another four hours later is lost", "lost", { found: other(4) }],
    ["and that was lost before is kept so", "kept", { stored: { standing: "lost", fingerprint: null } }],
    ["because it can't be read is kept", "kept", { source: { skipped: [UNREAD] } }],
    ["because the calendar is empty is held", "held", { source: { totalEvents: 0 } }],
    ["because the calendar is cut off is held", "held", { source: { isComplete: false } }],
    ["with nearly all others is held", "held", { others: twelve }],
    [
      "with nearly all others, an hour later too, is gone: the calendar is another one",
      "gone",
      { others: twelve, calendar: { held_since: unixSeconds(fromNow({ hours: -1 })), held_events: 0 } },
    ],
    ["on a page, for the first time, is missing", "missing", { calendar: page, source: around }],
    [
      "on a page, for the second time, is lost",
      "lost",
      { stored: { standing: "missing" }, calendar: page, source: around },
    ],
    [
      "on a page, far off, for the second time, is gone",
      "gone",
      { stored: { ...far, standing: "missing" }, calendar: page, source: around },
    ],
    [
      "on a page that lists other days is kept",
      "kept",
      { stored: { start: fromNow({ days: 40 }) }, calendar: page, source: around },
    ],
    ["on a page that is cut is kept", "kept", { calendar: page, source: { ...around, isComplete: false } }],
    [
      "on a page that calls it off is lost at once",
      "lost",
      { calendar: page, source: { ...around, notUnderstood: [OFF] } },
    ],
  ])("%s", (_, standing, given) => expect(standings(given)["messe"]).toBe(standing));
});

test.each([
  [null, "a", "there"],
  [null, null, "there"],
  [1, "a", "missing"],
  [NOW, null, "lost"],
] as const)("a row that is missing since %s with the fingerprint %s is %s", (missing_since, import_fingerprint, is) => {
  expect(storedStanding({ missing_since, import_fingerprint })).toBe(is);
});
