import { beforeEach, describe, expect, test } from "vitest";
import { findModerationCase } from "#db/queries/moderation/cases";
import { anAccount } from "#test/support/accounts";
import { mailsTo } from "#test/support/mailed";
import { autoHidden, eventContent, organizerContent, reported, stateOf } from "#test/support/moderation-rows";
import { aModerator, decideOn, moderationDeps } from "#test/support/moderators";
import { endOf } from "#test/support/outcomes";
import { aViewer } from "#test/support/profile-work";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { pageText, visit } from "#test/support/visitor";
import type { Viewer } from "~/domain/accounts/access";
import type { Decision } from "~/domain/moderation/rules";
import { decide } from "~/models/moderation/decide";
import { objectToHiding } from "~/models/moderation/object";

let moderator: Viewer;
let event: Awaited<ReturnType<typeof anEvent>>;
let ownerEmail: string;

beforeEach(async () => {
  moderator = await aModerator();
  const organizer = await anOrganizer();
  ownerEmail = organizer.email;
  event = await anEvent({ organizer_id: organizer.id });
});

const decideHere = (decision: Decision, by = moderator, content = eventContent(event.id)) =>
  decideOn(content, decision, by);

test("a hiding is undone at one press by who hid it, and by nobody else", async () => {
  const path = "/admin/moderation";
  const on = { content_type: "event", content_id: event.id };
  const by = signedIn((await anOrganizer({ is_moderator: true })).email);
  const send = async (fields: Record<string, string>, at = path) => {
    const body = new URLSearchParams({ ...on, ...fields });
    return (await visit(at, { method: "POST", headers: await by, body })).headers.get("Location")!;
  };
  const undoIn = async (at: string, headers: Promise<{ Cookie: string }>) =>
    /name="seen" value="(\d+)"\/><button[^>]*value="undo"[^>]*>Angre/.exec(await pageText(at, await headers))?.[1];
  const hidden = await send({ decision: "hide", seen: "0" });
  const other = signedIn((await anOrganizer({ is_moderator: true })).email);
  expect(await undoIn(hidden, other)).toBeUndefined();
  const seen = await undoIn(hidden, by);
  const shown = await send({ decision: "undo", seen: seen! }, hidden);
  expect(await stateOf(eventContent(event.id))).toMatchObject({ isHidden: false });
  expect(await undoIn(shown, by)).toBeUndefined();
  expect(await undoIn(hidden, by), "by Back").toBeUndefined();
  expect(await send({ decision: "hide", seen: "0" }), "too late: on the tab that has it still").toContain("tab=all");
});

describe("the three actions have exactly the spec's effects", () => {
  test("'Skjul innhold' hides, logs a hide that is not automated, and resolves pending reports", async () => {
    await reported(eventContent(event.id), 2);
    expect(await decideHere("hide")).toBe("ok");
    expect(await stateOf(eventContent(event.id))).toMatchObject({
      isHidden: true,
      needsReview: false,
      actions: [
        {
          action_type: "hide",
          action_reason: "Manual review - content deemed inappropriate",
          automated: false,
          moderator_id: moderator.userId,
        },
      ],
      reports: ["resolved", "resolved"],
      item: { report_count: 0, is_hidden: 1, is_waiting: 0 },
    });
  });

  test("'Godkjenn og vis' shows, logs an unhide, and leaves the reports as they are", async () => {
    await reported(eventContent(event.id), 3);
    await autoHidden(eventContent(event.id));
    expect(await decideHere("approve")).toBe("ok");
    const stand = await stateOf(eventContent(event.id));
    expect(stand).toMatchObject({
      isHidden: false,
      needsReview: false,
      reports: ["pending", "pending", "pending"],
      item: { is_hidden: 0, is_waiting: 0 },
    });
    expect(stand.actions.at(-1)).toMatchObject({
      action_type: "unhide",
      action_reason: "Manual review - content approved",
      automated: false,
    });
  });

  test("'Avvis rapporter' dismisses pending reports and clears the mark for review", async () => {
    await reported(eventContent(event.id), 1);
    expect(await decideHere("dismiss")).toBe("ok");
    expect(await stateOf(eventContent(event.id))).toMatchObject({
      isHidden: false,
      needsReview: false,
      reports: ["dismissed"],
      item: { report_count: 0, is_waiting: 0 },
    });
  });

  test("a report after a decision puts the content back into the queue", async () => {
    await reported(eventContent(event.id), 1);
    await decideHere("approve");
    await reported(eventContent(event.id), 1);
    expect((await stateOf(eventContent(event.id))).item).toMatchObject({ report_count: 2, is_waiting: 1 });
  });
});

describe("safe to repeat, and when two act at once", () => {
  test("the same decision sent twice is taken once", async () => {
    const wish = { ...eventContent(event.id), decision: "hide" as const, seen: 0 };
    const both = await Promise.all([
      decide(wish, moderator, moderationDeps()),
      decide(wish, moderator, moderationDeps()),
    ]);
    expect(both.map(endOf)).toContain("ok");
    expect(endOf(await decide(wish, moderator, moderationDeps()))).toBe("ok");
    expect((await stateOf(eventContent(event.id))).actions).toHaveLength(1);
    expect(await mailsTo(ownerEmail)).toHaveLength(1);
  });

  test("of two who decide otherwise at once one is told that the other was first", async () => {
    const other = await aModerator();
    const content = eventContent(event.id);
    const outcomes = await Promise.all([
      decide({ ...content, decision: "hide", seen: 0 }, moderator, moderationDeps()),
      decide({ ...content, decision: "approve", seen: 0 }, other, moderationDeps()),
    ]);
    expect(outcomes.map(endOf).sort()).toEqual(["ok", "overtaken"]);
    const { actions, isHidden } = await stateOf(content);
    expect(actions).toHaveLength(1);
    expect(isHidden).toBe(actions[0]!.action_type === "hide");
  });

  test("what is gone is said to be gone", async () => {
    expect(await decideHere("hide", moderator, eventContent("borte"))).toBe("gone");
  });
});

describe("who decides", () => {
  test("nobody on content of their own", async () => {
    const own = await anEvent({ organizer_id: moderator.memberships[0]!.id });
    expect(await decideHere("hide", moderator, eventContent(own.id))).toBe("own");
    expect((await stateOf(eventContent(own.id))).actions).toEqual([]);
  });

  test("a different moderator on an objection, where there is one", async () => {
    const other = await aModerator();
    await decideHere("hide");
    const found = (await findModerationCase(testDatabase(), eventContent(event.id), "x"))!;
    const author = await anAccount();
    expect(endOf(await objectToHiding(found, "Det er feil.", aViewer({ userId: author.id }), moderationDeps()))).toBe(
      "ok",
    );
    expect((await stateOf(eventContent(event.id))).item).toMatchObject({ is_waiting: 1, has_objection: 1 });
    expect(await decideHere("approve")).toBe("sameModerator");
    expect(await decideHere("approve", other)).toBe("ok");
    expect(await stateOf(eventContent(event.id))).toMatchObject({
      isHidden: false,
      item: { is_waiting: 0, has_objection: 0 },
    });
  });

  test("an objection is taken once for each hiding", async () => {
    await decideHere("hide");
    const content = eventContent(event.id);
    const author = aViewer({ userId: (await anAccount()).id });
    const now = async () => (await findModerationCase(testDatabase(), content, "x"))!;
    expect(endOf(await objectToHiding(await now(), "En", author, moderationDeps()))).toBe("ok");
    expect(endOf(await objectToHiding(await now(), "To", author, moderationDeps()))).toBe("overtaken");
    await decideHere("hide", await aModerator());
    expect(endOf(await objectToHiding(await now(), "Tre", author, moderationDeps()))).toBe("overtaken");
    await decideHere("approve", await aModerator());
    await decideHere("hide");
    expect(endOf(await objectToHiding(await now(), "Fire", author, moderationDeps()))).toBe("ok");
  });
});

describe("the owner is told by mail", () => {
  test("when something is hidden: why, and one link to object", async () => {
    await reported(eventContent(event.id), 1, "misleading");
    await decideHere("hide");
    const [mail] = await mailsTo(ownerEmail);
    expect(mail!.body_text).toContain("villedende informasjon");
    expect(mail!.body_text).toContain(`http://samling.test/admin/moderation/event/${event.id}/objection`);
    expect(mail!.subject).not.toContain(event.title);
  });

  test("when it is shown again, but not when nothing was hidden", async () => {
    await decideHere("approve");
    expect(await mailsTo(ownerEmail)).toHaveLength(0);
    await decideHere("hide");
    await decideHere("approve");
    const mails = await mailsTo(ownerEmail);
    expect(mails).toHaveLength(2);
    expect(mails.map(({ subject }) => subject)).toContain("Noe dere har lagt ut, vises igjen");
  });
});

describe("everything of an organisation in one action", () => {
  test("disappears at once, and its reports are settled", async () => {
    const organizer = organizerContent(event.organizer_id);
    const second = await anEvent({ organizer_id: event.organizer_id });
    await reported(eventContent(event.id), 2);
    await reported(organizer, 1);
    expect(await decideHere("hide_all", moderator, organizer)).toBe("ok");
    expect((await stateOf(organizer)).actions).toHaveLength(1);
    expect(await stateOf(eventContent(event.id))).toMatchObject({
      isHidden: false,
      reports: ["resolved", "resolved"],
      item: { is_waiting: 0, report_count: 0 },
    });
    for (const path of [`/event/${event.id}`, `/event/${second.id}`, `/organizer/${event.organizer_id}`]) {
      const response = await visit(path);
      expect(response.status).toBe(303);
      await response.text();
    }
    expect((await visit(`/api/events/${second.id}`)).status).toBe(404);
  });

  test("is not for an event", async () => {
    expect(await decideHere("hide_all")).toBe("overtaken");
  });
});
