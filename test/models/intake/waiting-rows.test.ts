import { describe, expect, test } from "vitest";
import { findIntake, listIntakes } from "#db/queries/intakes";
import { fromNow, NOW } from "#test/support/clock";
import { aReview, asks, publishedOf, review } from "#test/support/reviewing";
import { anIntake, testDatabase } from "#test/support/rows";
import { outRows, waitingRows } from "~/domain/review/waiting";
import { newId } from "~/models/site/new-id";

const db = testDatabase();

describe("what was left unticked waits after a publication", () => {
  const partly = async () => {
    const it = await aReview();
    await review(it.id, asks({ intent: "publish", ticked: it.ids.slice(0, 1) }));
    return { ...it, stored: async () => (await findIntake(db, it.id))! };
  };
  const titlesOf = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);

  test("it can be ticked, saved and published later, and what is out stays as it is", async () => {
    const { id, organizer_id, ids, stored } = await partly();
    expect([titlesOf(outRows(await stored())), titlesOf(waitingRows(await stored()))]).toEqual([
      ["Gudstjeneste"],
      ["Leir", "Styremøte"],
    ]);
    const written = new Map(ids.slice(0, 2).map((row) => [row, { title: "Sommerleir" }]));
    const version = (await stored()).version;
    const save = asks({ version, ticked: [ids[1]!], decisions: { ticked: new Set([ids[1]!]), written } });
    expect(await review(id, save)).toEqual({ ok: true, value: { kind: "saved" } });
    expect(titlesOf(outRows(await stored()))).toEqual(["Gudstjeneste"]);
    const publish = asks({ intent: "publish", version: (await stored()).version, ticked: [ids[1]!] });
    const late = fromNow({ days: 2 });
    expect(await review(id, publish, late)).toEqual({ ok: true, value: { kind: "published", count: 1 } });
    expect(await review(id, publish, late)).toEqual({ ok: true, value: { kind: "published", count: 2 } });
    expect(titlesOf(await publishedOf(organizer_id))).toEqual(["Gudstjeneste", "Sommerleir"]);
    expect(titlesOf(waitingRows(await stored()))).toEqual(["Styremøte"]);
    const undone = await review(id, asks({ intent: "undo" }), fromNow({ days: 2, minutes: 30 }));
    expect(undone).toEqual({ ok: true, value: { kind: "undone", kept: 0 } });
    expect(titlesOf(await publishedOf(organizer_id))).toEqual(["Gudstjeneste"]);
    expect((await stored()).published_at).toEqual(NOW);
    const again = await review(id, asks({ intent: "undo" }), fromNow({ days: 2, minutes: 30 }));
    expect(again).toEqual({ ok: false, problem: { kind: "tooLate" } });
  });

  test("it can be discarded, and what is out stays", async () => {
    const { id, organizer_id, stored } = await partly();
    const discard = asks({ intent: "discard", version: (await stored()).version });
    expect(await review(id, discard)).toEqual({ ok: true, value: { kind: "discarded" } });
    expect([waitingRows(await stored()), titlesOf(await publishedOf(organizer_id))]).toEqual([[], ["Gudstjeneste"]]);
  });

  test("it waits also in a list that was published before its rows noted that", async () => {
    const { organizer_id, rows } = await aReview();
    const old = await anIntake({ id: newId(), organizer_id, rows, published_at: fromNow({ days: -1 }) });
    expect(titlesOf(waitingRows(old))).toEqual(["Styremøte"]);
    const listed = async () => (await listIntakes(db, organizer_id, 9)).find(({ id }) => id === old.id);
    expect(await listed()).toMatchObject({ count: 3, out: 2 });
    const publish = asks({
      intent: "publish",
      version: (await findIntake(db, old.id))!.version,
      ticked: [rows[2]!.id],
    });
    expect(await review(old.id, publish)).toMatchObject({ ok: true });
    expect(await listed()).toMatchObject({ count: 3, out: 3 });
  });
});
