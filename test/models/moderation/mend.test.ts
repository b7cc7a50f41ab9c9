import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { putBackMends } from "#db/queries/moderation/decisions";
import { listModeration } from "#db/queries/moderation/queue";
import { listUnreviewed } from "#db/queries/organizers/reviews";
import { events } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { mailsTo } from "#test/support/mailed";
import { eventContent, reported, stateOf } from "#test/support/moderation-rows";
import { aModerator, decideOn } from "#test/support/moderators";
import { anEvent, anOrganizer, aSeries, testDatabase } from "#test/support/rows";
import { visit } from "#test/support/visitor";
import type { Viewer } from "~/domain/accounts/access";
import type { Decision } from "~/domain/moderation/rules";
import { DEFAULT_PREFERENCES } from "~/domain/site/locales";
import { viewHistory } from "~/views/moderation/history";

const db = testDatabase();
const WORDS = "Telefonnummeret i teksten er ikke deres.";

let moderator: Viewer;
let event: Awaited<ReturnType<typeof anEvent>>;
let ownerEmail: string;

beforeEach(async () => {
  moderator = await aModerator();
  const organizer = await anOrganizer();
  ownerEmail = organizer.email;
  event = await anEvent({ organizer_id: organizer.id });
  await reported(eventContent(event.id), 1, "misleading");
});

const decideHere = (decision: Decision, words: string | null = null) =>
  decideOn(eventContent(event.id), decision, moderator, { words });

/** The first reason of its history, as an owner reads it. */
async function whyOf() {
  const question = { tab: "all" as const, page: 1, organizerIds: [event.organizer_id], userId: moderator.userId };
  const { actions, reports } = await listModeration(db, question);
  return viewHistory(actions, reports, { now: NOW, preferences: DEFAULT_PREFERENCES, namesModerators: false })[0]!.why;
}

test("who is asked to mend something keeps it in public and is told why", async () => {
  expect(await decideHere("mend", WORDS)).toBe("ok");
  expect(await decideHere("mend", WORDS), "twice is once").toBe("ok");
  expect((await visit(`/event/${event.id}`)).status).toBe(200);
  expect(await stateOf(eventContent(event.id))).toMatchObject({ isHidden: false, needsReview: false });
  const [mail] = (await mailsTo(ownerEmail)).slice(-1);
  expect(mail!.body_text).toContain("villedende");
  expect(mail!.body_text).toContain(WORDS);
  expect(mail!.body_text).toContain(`/dashboard/event/${event.id}/edit`);
  expect(await decideHere("hide")).toBe("ok");
  expect(await decideHere("mend"), "what is hidden is not asked for").toBe("overtaken");
});

describe("what an owner was asked to mend", () => {
  const wait = (hours: number) => putBackMends(db, fromNow({ hours }));
  const shown = async () => {
    const { actions, item } = await stateOf(eventContent(event.id));
    return [actions.at(-1)!.action_type, item!.is_waiting];
  };

  test("comes back to moderators as not answered after its day, once", async () => {
    await decideHere("mend");
    await wait(23);
    expect(await shown(), "the day is theirs").toEqual(["mend", 0]);
    await wait(24);
    await wait(25);
    expect(await shown()).toEqual(["unanswered", 1]);
    expect((await stateOf(eventContent(event.id))).actions).toHaveLength(2);
    expect(await whyOf()).toBe("De ble bedt om å rette det");
    await decideHere("approve");
    await wait(48);
    expect(await shown(), "what is decided on stays so").toEqual(["unhide", 0]);
  });

  test("comes back as changed as soon as it is", async () => {
    await decideHere("mend");
    await db
      .update(events)
      .set({ updated_at: fromNow({ hours: 1 }) })
      .where(eq(events.id, event.id));
    await wait(2);
    expect(await shown()).toEqual(["mended", 1]);
  });

  test("does not come back where it is gone", async () => {
    await decideHere("mend");
    await db.delete(events).where(eq(events.id, event.id));
    await wait(24);
    expect((await stateOf(eventContent(event.id))).actions).toHaveLength(1);
  });
});

describe.each<Decision>(["hide", "mend"])("after «%s»", (decision) => {
  test("mail and history say what it is reported as, and what the moderator says", async () => {
    await decideHere(decision, WORDS);
    expect(await whyOf()).toMatch(new RegExp(`^\\S.*illedende.*: ${WORDS}$`));
    expect((await mailsTo(ownerEmail)).at(-1)!.body_text).toContain(WORDS);
  });

  test("without words it is the category", async () => {
    await decideHere(decision);
    expect(await whyOf()).toMatch(/illedende/);
    expect(await whyOf()).not.toMatch(/upassende|Manual/);
  });
});

test("a new organisation's card has a row a series, public ones first, with their text", async () => {
  const { id: organizer_id } = await anOrganizer({ created_at: fromNow({ minutes: 1 }), reviewed_at: null });
  const given = { organizer_id, series_id: null, description: "Alle er velkommen." };
  await anEvent({ ...given, title: "Holdt", start_time: fromNow({ days: 1 }), public_from: fromNow({ days: 2 }) });
  const { id: series_id } = await aSeries(organizer_id);
  for (const days of [3, 10, 17]) await anEvent({ ...given, series_id, title: "Ute", start_time: fromNow({ days }) });
  const card = (await listUnreviewed(db, [])).find(({ id }) => id === organizer_id)!;
  const events = JSON.parse(card.first_events) as { title: string; text: string }[];
  expect(events.map(({ title }) => title)).toEqual(["Ute", "Holdt"]);
  expect(events[0]!.text).toBe("Alle er velkommen.");
});
