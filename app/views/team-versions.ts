import type { TeamMemberRow } from "#db/queries/team";
import { choiceName, VERSION_FIELD } from "~/domain/changed-meanwhile";
import type { Locale } from "~/i18n/catalogue";
import { teamMessages } from "~/i18n/team";
import type { FormTexts } from "~/schemas/parse-form";
import type { TeamRequest } from "~/schemas/team-form";
import type { ChangedMeanwhileView } from "./changed-meanwhile";
import { sinceText } from "./team";

/** What is chosen between: the member as a whole. */
export const MEMBER = "member";

/** What somebody wanted to do about a member beside what somebody else has done meanwhile. */
export function viewChangedMember(wish: TeamRequest, stored: TeamMemberRow, { texts, locale }: { texts: FormTexts; locale: Locale }): ChangedMeanwhileView {
  const m = teamMessages[locale];
  const mine = wish.intent === "change_role" ? m.roles[wish.role] : m.removed;
  const version = (words: string) => ({ words, picture: null });
  const theirs = version(`${m.roles[stored.role]} · ${sinceText(stored, locale)}`);
  return {
    carried: { ...texts, [VERSION_FIELD]: String(stored.version) },
    differences: [{ name: choiceName(MEMBER), label: stored.user_email, mine: version(mine), theirs, proposed: "mine" }],
    note: null,
  };
}
