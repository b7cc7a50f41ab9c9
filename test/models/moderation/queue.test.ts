import { beforeEach, describe, expect, test } from "vitest";
import { findModerationCase } from "#db/queries/moderation/cases";
import { listModeration } from "#db/queries/moderation/queue";
import { anAccount } from "#test/support/accounts";
import { NOW } from "#test/support/clock";
import { autoHidden, eventContent, reported } from "#test/support/moderation-rows";
import { aModerator, decideOn, moderationDeps } from "#test/support/moderators";
import { aViewer } from "#test/support/profile-work";
import { anEvent, anOrganizer, type OrganizerRow, testDatabase } from "#test/support/rows";
import type { Role, Viewer } from "~/domain/accounts/access";
import { DEFAULT_PREFERENCES } from "~/domain/site/locales";
import { findEventForViewer } from "~/models/events/for-viewer";
import { objectToHiding } from "~/models/moderation/object";
import { viewHiddenNotice } from "~/views/moderation/notices";
import { viewModeration } from "~/views/moderation/queue";

let organizer: OrganizerRow;
let content: ReturnType<typeof eventContent>;
let moderator: Viewer;

beforeEach(async () => {
  moderator = await aModerator();
  organizer = await anOrganizer();
  content = eventContent((await anEvent({ organizer_id: organizer.id })).id);
});

const decideHere = (decision: "hide" | "approve" | "dismiss", by: Viewer) => decideOn(content, decision, by);

async function object(): Promise<void> {
  const owner = await memberOf("owner");
  await objectToHiding(
    (await findModerationCase(testDatabase(), content, owner.userId))!,
    "Det er feil.",
    owner,
    moderationDeps(),
  );
}

async function memberOf(role: Role): Promise<Viewer> {
  const { id, email } = await anAccount();
  const { id: organizerId, name } = organizer;
  const membership = { id: organizerId, name, city: null, logo_url: null, language: null, role };
  return aViewer({ userId: id, email, memberships: [membership] });
}

async function seenBy(viewer: Viewer) {
  const organizerIds = viewer.isModerator ? null : [organizer.id];
  const page = await listModeration(testDatabase(), { tab: "all", page: 1, organizerIds, userId: viewer.userId });
  const { items } = viewModeration(page, { tab: "all", page: 1 }, viewer, {
    preferences: DEFAULT_PREFERENCES,
    now: NOW,
  });
  return items.find(({ id }) => id === content.content_id)!;
}

describe("the queue offers nothing that would be refused", () => {
  test("no decision on an objection to one's own hiding, while another moderator can take it; and it says why", async () => {
    const other = await aModerator();
    await decideHere("hide", moderator);
    await object();
    expect(await seenBy(moderator)).toMatchObject({ decisions: [], hideAllSeen: null, bar: "sameModerator" });
    expect(await decideHere("approve", moderator)).toBe("sameModerator");
    expect(await seenBy(other)).toMatchObject({ decisions: ["hide", "approve"], bar: null });
  });

  test("every decision that is offered is taken", async () => {
    await reported(content, 1);
    for (const step of ["reported", "hidden by reports", "objected to"]) {
      if (step === "hidden by reports") await autoHidden(content);
      if (step === "objected to") await object();
      const { decisions } = await seenBy(moderator);
      expect(decisions.length).toBeGreaterThan(0);
      expect(decisions.includes("dismiss")).toBe(step !== "objected to");
    }
    expect(await decideHere("approve", moderator)).toBe("ok");
  });

  test("no way to object for those of a team who may not", async () => {
    await decideHere("hide", moderator);
    for (const role of ["viewer", "editor"] as const) expect((await seenBy(await memberOf(role))).objection).toBeNull();
    for (const role of ["admin", "owner"] as const)
      expect((await seenBy(await memberOf(role))).objection?.state).toBe("open");
  });

  test("no second objection while one waits, nor after it was decided", async () => {
    const owner = await memberOf("owner");
    await decideHere("hide", moderator);
    await object();
    expect((await seenBy(owner)).objection?.state).toBe("waiting");
    await decideHere("hide", await aModerator());
    expect((await seenBy(owner)).objection?.state).toBe("final");
    await decideHere("approve", await aModerator());
    expect((await seenBy(owner)).objection).toBeNull();
  });
});

describe("what is hidden says who hid it", () => {
  const notice = async () => {
    const owner = await memberOf("owner");
    const seen = await findEventForViewer(content.content_id, { ...moderationDeps(), viewer: async () => owner });
    return viewHiddenNotice("event", seen!, { preferences: DEFAULT_PREFERENCES, now: NOW })!.text;
  };

  test("reports, while no moderator has looked at it; then nobody is named", async () => {
    await autoHidden(content);
    expect(await notice()).toContain("fordi flere har rapportert det");
    await decideHere("hide", moderator);
    expect(await notice()).not.toContain("rapportert");
  });
});
