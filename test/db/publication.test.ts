import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { reviewOrganizer } from "#db/queries/organizers/reviews";
import { releaseDueEvents } from "#db/queries/publishing/publishing";
import { contentModerationStatus, events, organizers } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { SEEDS } from "#test/support/fuzz";
import { deleteRows } from "#test/support/migrations";
import { type Random, seededRandom } from "#test/support/random";
import { anEvent, anOrganizer, eventValues, setHidden, testDatabase } from "#test/support/rows";
import { actualPublication, expectedPublication } from "#test/support/search-index";
import { eventSearchEntry, organizerSearchEntry } from "~/domain/search/entry";

beforeEach(deleteRows);

const expectAgreement = async (what: string) =>
  expect(await actualPublication(), what).toEqual(await expectedPublication());

describe("the views, the search indexes and the counts agree with the rule of visibility", () => {
  const hiddenOrNot = [false, true];
  const matrix = hiddenOrNot.flatMap((event) =>
    hiddenOrNot.flatMap((organizer) => hiddenOrNot.map((held) => ({ event, organizer, held }))),
  );

  const anEventThatIs = async (state: (typeof matrix)[number]) => {
    const organizer = await anOrganizer();
    const event = await anEvent({
      organizer_id: organizer.id,
      public_from: state.held ? fromNow({ days: 1 }) : null,
    });
    await setHidden("event", event.id, state.event);
    await setHidden("organizer", organizer.id, state.organizer);
    return event;
  };

  test.each(matrix)("event hidden: $event, organizer hidden: $organizer, event held back: $held", async (before) => {
    const { id } = await anEventThatIs(before);
    await expectAgreement(`hidden as ${JSON.stringify(before)}`);
    const { events: visible } = await actualPublication();
    expect(visible.includes(id)).toBe(!before.event && !before.organizer && !before.held);
    for (const after of matrix) {
      const event = await anEventThatIs(before);
      await setHidden("organizer", event.organizer_id, after.organizer);
      await setHidden("event", event.id, after.event);
      await hold(event.id, after.held);
      await expectAgreement(`then hidden as ${JSON.stringify(after)}`);
    }
  });
});

const hold = async (id: string, isHeld: boolean) =>
  testDatabase()
    .update(events)
    .set({ public_from: isHeld ? fromNow({ days: 1 }) : null })
    .where(eq(events.id, id));

/** Each does one thing that the product does to these tables, to random rows. */
const deeds: Record<string, (random: Random) => Promise<unknown>> = {
  newOrganizer: async (random) => anOrganizer({ name: aName(random) }),
  newEvent: async (random) => anEvent({ ...someEvent(random), organizer_id: await some("organizers", random) }),
  newEventOfHidden: async (random) => {
    const organizer = await anOrganizer();
    await setHidden("organizer", organizer.id, true);
    await anEvent({ ...someEvent(random), organizer_id: organizer.id });
  },
  newHeldEvent: async (random) =>
    anEvent({
      ...someEvent(random),
      organizer_id: await some("organizers", random),
      public_from: fromNow({ days: 1 }),
    }),
  holdEvent: async (random) => hold(await some("events", random), true),
  releaseEvent: async (random) => hold(await some("events", random), false),
  releaseAndMove: async (random) =>
    testDatabase()
      .update(events)
      .set({ ...someTime(random), public_from: null })
      .where(eq(events.id, await some("events", random))),
  releaseDue: async () => releaseDueEvents(testDatabase(), fromNow({ days: 2 })),
  reviewOrganizer: async (random) =>
    reviewOrganizer(testDatabase(), { id: await some("organizers", random), actorId: null }, NOW),
  upsertEvent: async (random) => {
    const values = eventValues({
      ...someEvent(random),
      id: await some("events", random),
      organizer_id: await some("organizers", random),
    });
    await testDatabase().insert(events).values(values).onConflictDoUpdate({ target: events.id, set: values });
  },
  moveInTime: async (random) =>
    testDatabase()
      .update(events)
      .set(someTime(random))
      .where(eq(events.id, await some("events", random))),
  reword: async (random) => {
    const values = someEvent(random);
    await testDatabase()
      .update(events)
      .set({ ...values, ...eventSearchEntry(values) })
      .where(eq(events.id, await some("events", random)));
  },
  giveAway: async (random) =>
    testDatabase()
      .update(events)
      .set({ organizer_id: await some("organizers", random) })
      .where(eq(events.id, await some("events", random))),
  renameOrganizer: async (random) => {
    const renamed = { name: aName(random), city: "Oslo", description: null };
    await testDatabase()
      .update(organizers)
      .set({ ...renamed, ...organizerSearchEntry(renamed) })
      .where(eq(organizers.id, await some("organizers", random)));
  },
  deleteEvent: async (random) =>
    testDatabase()
      .delete(events)
      .where(eq(events.id, await some("events", random))),
  deleteOrganizer: async (random) =>
    testDatabase()
      .delete(organizers)
      .where(eq(organizers.id, await some("organizers", random))),
  hideEvent: async (random) => setHidden("event", await some("events", random), true),
  showEvent: async (random) => setHidden("event", await some("events", random), false),
  hideOrganizer: async (random) => setHidden("organizer", await some("organizers", random), true),
  showOrganizer: async (random) => setHidden("organizer", await some("organizers", random), false),
  showAllEvents: async () =>
    testDatabase()
      .update(contentModerationStatus)
      .set({ is_hidden: false })
      .where(eq(contentModerationStatus.content_type, "event")),
};

test.each(SEEDS)("they agree after each of a hundred random deeds (seed %i)", async (seed) => {
  const random = seededRandom(seed);
  for (let n = 0; n < 6; n++) await anEvent(someEvent(random));
  const done: string[] = [];
  for (let n = 0; n < 100; n++) {
    const deed = random.pick(Object.keys(deeds));
    await deeds[deed]!(random);
    done.push(deed);
    await expectAgreement(done.join(", "));
  }
});

function someTime(random: Random) {
  const days = random.whole(60) - 10;
  const minutes = random.whole(1000);
  const hours = random.pick([null, 0, 17, 18, 72, 24 * 40]);
  return {
    start_time: fromNow({ days, minutes }),
    end_time: hours === null ? null : fromNow({ days, minutes, hours }),
  };
}

const aName = (random: Random) => `${random.pick(["Håp", "Frelse", "Sankt Olav"])} ${random.whole(100)}`;

function someEvent(random: Random) {
  const lat = random.chance(0.2) ? null : random.between(58, 70);
  return {
    title: random.pick(["Kirkekonsert", "Påskevandring", "Gudstjeneste"]),
    description: "",
    tags: [random.pick(["barn", "korps"])],
    location_name: null,
    location_address: null,
    city: null,
    event_type: random.pick(["concert", "youth", "service"] as const),
    ...someTime(random),
    lat,
    lng: lat === null ? null : lat / 6,
  };
}

async function some(table: "events" | "organizers", random: Random): Promise<string> {
  const all = await testDatabase().select({ id: { events, organizers }[table].id }).from({ events, organizers }[table]);
  if (all.length > 0) return random.pick(all).id;
  return table === "events" ? (await anEvent()).id : (await anOrganizer()).id;
}
