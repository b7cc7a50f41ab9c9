import { describe, expect, it } from "vitest";
import { aCalendar, runCalendar, titlesOf } from "#test/support/calendar-work";
import { TWO_VERSIONS } from "#test/support/feed-calendars";

describe("a first run", () => {
  it("brings what is to come, and leaves what has been", async () => {
    const { id } = await aCalendar();
    const { report } = await runCalendar(id, TWO_VERSIONS.before());
    expect(report).toMatchObject({ outcome: "changed", events_new: 3, events_removed: 0, total_events: 4, past_skipped: 1, problem: null });
    expect(await titlesOf(id)).toEqual(["Gudstjeneste med dåp", "Kveldskonsert", "Morgenbønn"]);
  });
});
