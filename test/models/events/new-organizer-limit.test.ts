import { describe, expect, test } from "vitest";
import {
  listUnreviewed,
  reviewOrganizer,
  UNREVIEWED_SHOWN,
  verifyOrganizationNumber,
} from "#db/queries/organizers/reviews";
import { releaseDueEvents, roomOf, selectPublisher } from "#db/queries/publishing/publishing";
import { findEpoch } from "#db/queries/site/publication";
import { fromNow, NOW } from "#test/support/clock";
import { eventForm } from "#test/support/event-forms";
import { shownOf } from "#test/support/held-rows";
import { sendEvent } from "#test/support/published-series";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { publishingRoom, shownFrom } from "~/domain/organizers/standing";

const publish = (organizerId: string, key: string, form = eventForm({ title: key })) =>
  sendEvent(organizerId, { form, key });

const aYear = () => eventForm({ is_recurring: "on", recurrence_pattern: "weekly", recurrence_end_date: "2027-06-01" });

async function aNewOrganizer(events: number, hoursAgo = 1, number: string | null = null) {
  const organizer = await anOrganizer({
    created_at: fromNow({ hours: -hoursAgo }),
    reviewed_at: null,
    organization_number: number,
  });
  for (let n = 0; n < events; n++) await anEvent({ organizer_id: organizer.id });
  return organizer.id;
}

describe("an organisation registered less than 24 hours ago that nobody has seen", () => {
  test("publishes a series of a year: its first 20 are shown, the others kept", async () => {
    const id = await aNewOrganizer(0);
    expect(await publish(id, "serien", aYear())).toMatchObject({ ok: true, value: { held: 32 } });
    expect(await shownOf(id)).toBe(20);
    expect(await publish(id, "serien", aYear()), "sent twice is published once").toMatchObject({
      ok: true,
      value: { held: 32 },
    });
    expect(await shownOf(id)).toBe(20);
  });

  test("shows 20 events, and keeps what is more", async () => {
    const id = await aNewOrganizer(19);
    expect(await publish(id, "den tjuende")).toMatchObject({ ok: true, value: { held: 0 } });
    expect(await publish(id, "en for mye")).toMatchObject({ ok: true, value: { held: 1 } });
    expect(await publish(id, "den tjuende"), "sent twice is published once").toMatchObject({
      ok: true,
      value: { held: 0 },
    });
    expect(await shownOf(id)).toBe(20);
    const [publisher] = await selectPublisher(testDatabase(), id);
    expect(roomOf(publisher!, NOW)).toEqual({ room: 0, until: shownFrom(fromNow({ hours: -1 })) });
  });

  test("of two at once at the limit one is shown", async () => {
    const id = await aNewOrganizer(19);
    expect((await Promise.all([publish(id, "en"), publish(id, "to")])).map(({ ok }) => ok)).toEqual([true, true]);
    expect(await shownOf(id)).toBe(20);
  });

  test("shows the others when the cron first comes by after the day, not before", async () => {
    const id = await aNewOrganizer(0);
    await publish(id, "serien", aYear());
    const until = shownFrom(fromNow({ hours: -1 }));
    await releaseDueEvents(testDatabase(), new Date(until.getTime() - 1000));
    expect(await shownOf(id)).toBe(20);
    const epoch = await findEpoch(testDatabase());
    await releaseDueEvents(testDatabase(), until);
    expect(await shownOf(id)).toBe(52);
    expect(await findEpoch(testDatabase())).toBe(epoch + 1);
  });

  test("shows them when a superadmin has found its number to be its own, and not for another number", async () => {
    const id = await aNewOrganizer(0, 1, "974760673");
    await publish(id, "serien", aYear());
    expect(await verifyOrganizationNumber(testDatabase(), id, "971032081", NOW)).toBe(false);
    expect(await shownOf(id)).toBe(20);
    expect(await verifyOrganizationNumber(testDatabase(), id, "974760673", NOW)).toBe(true);
    expect(await shownOf(id)).toBe(52);
    expect(await publish(id, "og en til")).toMatchObject({ ok: true, value: { held: 0 } });
  });

  test.each([
    ["after a day", () => aNewOrganizer(20, 25)],
    [
      "when a moderator has seen it",
      async () => {
        const id = await aNewOrganizer(20);
        await reviewOrganizer(testDatabase(), { id, actorId: null }, NOW);
        return id;
      },
    ],
  ])("is free %s", async (_when, make) => {
    const id = await make();
    expect(await publish(id, "fri")).toMatchObject({ ok: true, value: { held: 0 } });
    expect(await shownOf(id)).toBe(21);
  });
});

test.each([
  { hours: 23, inRegister: false },
  { hours: 24, inRegister: false },
  { hours: 5, inRegister: true },
  { hours: 6, inRegister: true },
])(
  "what is said of the room and what is written agree: $hours hours old, in the register: $inRegister",
  async (age) => {
    for (const reviewed of [null, NOW])
      for (const verified of [null, NOW])
        for (const shown of [0, 19]) {
          const organizer = await anOrganizer({
            created_at: fromNow({ hours: -age.hours }),
            reviewed_at: reviewed,
            organization_number_verified_at: verified,
            has_register_name: age.inRegister,
          });
          for (let n = 0; n < shown; n++) await anEvent({ organizer_id: organizer.id });
          const limit = publishingRoom(
            {
              createdAt: organizer.created_at,
              reviewedAt: reviewed,
              numberVerifiedAt: verified,
              hasRegisterName: age.inRegister,
            },
            shown,
            NOW,
          );
          await publish(organizer.id, "serien", aYear());
          expect(await shownOf(organizer.id), JSON.stringify({ reviewed, verified, shown })).toBe(
            shown + Math.min(52, limit?.room ?? 52),
          );
          await reviewOrganizer(testDatabase(), { id: organizer.id, actorId: null }, NOW);
        }
  },
);

test("an organisation whose events wait stands before newer ones that nobody has looked at", async () => {
  const waiting = await aNewOrganizer(0, 20);
  await publish(waiting, "waits", aYear());
  for (let n = 0; n < UNREVIEWED_SHOWN; n++) await aNewOrganizer(1);
  const [first] = await listUnreviewed(testDatabase(), []);
  expect(first).toMatchObject({ id: waiting, held_count: expect.any(Number) as number });
  expect(first!.held_count).toBeGreaterThan(0);
});
