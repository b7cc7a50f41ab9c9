import { describe, expect, test } from "vitest";
import { publishEvent } from "~/models/events/publish-event";
import { reviewOrganizer } from "#db/queries/organizer-reviews";
import { roomOf, selectPublisher } from "#db/queries/publishing-room";
import { fromNow, NOW } from "#test/support/clock";
import { eventDeps, eventForm, noImage } from "#test/support/event-forms";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";

const publish = (organizerId: string, key: string) => publishEvent({ organizerId, form: eventForm(), image: noImage, key }, eventDeps());

async function aNewOrganizer(events: number, hoursAgo = 1) {
  const organizer = await anOrganizer({ created_at: fromNow({ hours: -hoursAgo }), reviewed_at: null });
  for (let n = 0; n < events; n++) await anEvent({ organizer_id: organizer.id });
  return organizer.id;
}

describe("an organisation registered less than 24 hours ago that nobody has seen", () => {
  test("can publish 20 events, and no more", async () => {
    const id = await aNewOrganizer(19);
    expect(await publish(id, "den tjuende")).toMatchObject({ ok: true });
    expect(await publish(id, "en for mye")).toEqual({ ok: false, problem: { kind: "tooNew" } });
    expect(await publish(id, "den tjuende"), "sent twice is published once").toMatchObject({ ok: true });
    const [publisher] = await selectPublisher(testDatabase(), id, []);
    expect(roomOf(publisher!, NOW)).toBe(0);
  });

  test("of two at once at the limit one is published", async () => {
    const id = await aNewOrganizer(19);
    const outcomes = await Promise.all([publish(id, "en"), publish(id, "to")]);
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test.each([
    ["after a day", () => aNewOrganizer(20, 25)],
    [
      "when a moderator has seen it",
      async () => {
        const id = await aNewOrganizer(20);
        await reviewOrganizer(testDatabase(), id, NOW);
        return id;
      },
    ],
  ])("is free %s", async (_when, make) => {
    expect(await publish(await make(), "fri")).toMatchObject({ ok: true });
  });
});
