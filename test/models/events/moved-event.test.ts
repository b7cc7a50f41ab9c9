import { describe, expect, test } from "vitest";
import { fromNow } from "#test/support/clock";
import { eventForm } from "#test/support/event-forms";
import { ownEvent, saveEvent } from "#test/support/published-series";
import { anEvent } from "#test/support/rows";
import type { FormTexts } from "~/schemas/forms/parse";
import { eventTexts } from "~/views/events/texts";

/** Saves an event's form with some fields changed. */
async function save(id: string, texts: FormTexts, marksMove = true, movedReason: string | null = null) {
  const own = await ownEvent(id);
  const form = eventForm({ ...eventTexts(own.event), description: "Velkommen.", ...texts }, false);
  expect((await saveEvent(own, { form, marksMove, movedReason })).ok).toBe(true);
  return (await ownEvent(id)).event;
}

const soon = { start_time: fromNow({ days: 3 }), end_time: null, location_name: "Kirken" };

describe("an event that its organizer gives another time or place", () => {
  test("is shown as moved, with what it was", async () => {
    const { id } = await anEvent(soon);
    expect(await save(id, { start_time: "19:30", end_time: "", location_name: "Bedehuset" })).toMatchObject({
      state: "moved",
      previous_start_time: soon.start_time,
      previous_location: "Kirken",
    });
    const back = eventTexts({ ...(await ownEvent(id)).event, ...soon });
    expect(await save(id, { ...back, version: "" })).toMatchObject({
      state: "planned",
      previous_start_time: null,
      previous_location: null,
    });
  });

  test("is not, where only its words change, or where the organizer took the tick away", async () => {
    const { id } = await anEvent(soon);
    expect(await save(id, { title: "Ny tittel" })).toMatchObject({ state: "planned", previous_start_time: null });
    expect(await save(id, { start_time: "19:30" }, false)).toMatchObject({
      state: "planned",
      previous_start_time: null,
    });
  });

  test("is not, while nobody has seen it", async () => {
    const { id } = await anEvent({ ...soon, public_from: fromNow({ days: 1 }) });
    expect(await save(id, { start_time: "19:30" })).toMatchObject({ state: "planned" });
  });
});

describe("a move can be given a reason", () => {
  test("it stands by the mark, can be changed without another move, and goes where it is emptied or moved back", async () => {
    const { id } = await anEvent(soon);
    const to = { start_time: "19:30", end_time: "", location_name: "Bedehuset" };
    expect(await save(id, to, true, "Kirken pusses opp")).toMatchObject({
      state: "moved",
      state_reason: "Kirken pusses opp",
    });
    expect(await save(id, {}, true, "Kirken males")).toMatchObject({ state: "moved", state_reason: "Kirken males" });
    expect(await save(id, {}, true, null)).toMatchObject({ state: "moved", state_reason: null });
    await save(id, {}, true, "Kirken males");
    const back = eventTexts({ ...(await ownEvent(id)).event, ...soon });
    expect(await save(id, { ...back, version: "" }, true, "Kirken males")).toMatchObject({
      state: "planned",
      state_reason: null,
    });
  });

  test("why it was postponed is not why it gets another day", async () => {
    const { id } = await anEvent({ ...soon, state: "postponed", state_reason: "Presten er syk" });
    expect(await save(id, { title: "Ny tittel" })).toMatchObject({
      state: "postponed",
      state_reason: "Presten er syk",
    });
    expect(await save(id, { start_time: "19:30" })).toMatchObject({ state: "moved", state_reason: null });
  });

  test("what is said of one that is called off stays", async () => {
    const { id } = await anEvent({ ...soon, state: "cancelled", state_reason: "Presten er syk" });
    expect(await save(id, { start_time: "19:30" })).toMatchObject({
      state: "cancelled",
      state_reason: "Presten er syk",
    });
  });
});
