// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { calendarSyncMessages } from "#messages/calendar-sync";
import { render } from "#test/support/render";
import { CalendarCounts } from "~/components/calendar-sync/calendar-card";
import { DEFAULT_PREFERENCES } from "~/domain/site/locales";
import { type RunCounts, viewSkipped } from "~/views/calendars/run";

describe("what a calendar's run tells", () => {
  it.each([
    [1, "private", [], "1 arrangement er merket som privat i kalenderen"],
    [2, "private", [], "2 arrangementer er merket som private i kalenderen"],
    [1, "older-version", ["Kor"], "1 arrangement er en eldre utgave av noe som er tatt med: «Kor»"],
    [1, "no-title", ["2026-07-01T10:00:00.000Z"], "1 arrangement mangler tittel (1. juli kl. 12:00)"],
    [1, "no-title", ["nosum@x"], "1 arrangement mangler tittel"],
  ] as const)(
    "says %i %s %j in words that fit the number, and never quotes an identifier",
    (count, reason, examples, expected) => {
      expect(viewSkipped([{ reason, count, examples: [...examples] }], DEFAULT_PREFERENCES)).toEqual([expected]);
    },
  );

  it("counts one new event in the singular", () => {
    const { flash } = calendarSyncMessages;
    expect(flash.changes(1, 0, 2)).toBe("1 ny, 0 endret, 2 fjernet.");
    expect(flash.changes(2, 1, 0)).toBe("2 nye, 1 endret, 0 fjernet.");
    const labelOf = (counts: RunCounts) => render(<CalendarCounts counts={counts} />).querySelector("dt")!.textContent;
    expect([1, 0].map((count) => labelOf({ new: count, changed: 0, removed: 0, skipped: 0 }))).toEqual(["ny", "nye"]);
  });
});
