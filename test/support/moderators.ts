import type { Viewer } from "~/domain/accounts/access";
import type { Content, Decision } from "~/domain/moderation/rules";
import { decide } from "~/models/moderation/decide";
import { anAccount } from "./accounts";
import { NOW } from "./clock";
import { stateOf } from "./moderation-rows";
import { endOf } from "./outcomes";
import { aViewer } from "./profile-work";
import { anOrganizer, testDatabase } from "./rows";

export const moderationDeps = (now = NOW) => ({
  db: testDatabase(),
  jobs: { enqueue: async () => undefined },
  settings: { APP_URL: "http://samling.test" },
  now,
});

/** A moderator with an organization of their own. */
export async function aModerator(): Promise<Viewer> {
  const { id, email } = await anAccount();
  const own = await anOrganizer({ email, is_moderator: true });
  const membership = { id: own.id, name: own.name, city: null, logo_url: null, language: null, role: "owner" } as const;
  return aViewer({ userId: id, email, isModerator: true, memberships: [membership] });
}

/** Decides on content as somebody who sees how it stands; says how that ended. */
export async function decideOn(
  content: Content,
  decision: Decision,
  by: Viewer,
  { words = null, now = NOW }: { words?: string | null; now?: Date } = {},
) {
  const { lastSeq: seen } = await stateOf(content);
  return endOf(await decide({ ...content, decision, seen, words }, by, moderationDeps(now)));
}
