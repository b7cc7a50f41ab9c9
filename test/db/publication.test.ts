import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { events } from "#db/schema";
import { fromNow } from "#test/support/clock";
import { deleteRows } from "#test/support/migrations";
import { anEvent, anOrganizer, setHidden, testDatabase } from "#test/support/rows";
import { actualPublication, expectedPublication } from "#test/support/search-index";

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
