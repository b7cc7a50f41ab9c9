import type { TeamMemberRow } from "#db/queries/team/team";
import { teamMessages } from "#messages/team";
import type { Locale } from "~/domain/site/locales";
import { choiceName, VERSION_FIELD } from "~/domain/versions";
import { messagesIn } from "~/i18n/messages-in";
import type { FormTexts } from "~/schemas/forms/parse";
import type { TeamRequest } from "~/schemas/team/forms";
import type { ChangedMeanwhileView } from "~/views/versions";
import { sinceText } from "./team";

/** The comparison has one group: the whole member. */
export const MEMBER = "member";

export function viewChangedMember(
  teamRequest: TeamRequest,
  stored: TeamMemberRow,
  { texts, locale }: { texts: FormTexts; locale: Locale },
): ChangedMeanwhileView {
  const m = messagesIn(teamMessages, locale);
  const mine = teamRequest.intent === "change_role" ? m.roles[teamRequest.role] : m.removed;
  const version = (words: string) => ({ words, image: null });
  const theirs = version(`${m.roles[stored.role]} · ${sinceText(stored, locale)}`);
  return {
    carried: { ...texts, [VERSION_FIELD]: String(stored.version) },
    differences: [
      { name: choiceName(MEMBER), label: stored.user_email, mine: version(mine), theirs, proposed: "mine" },
    ],
    note: null,
  };
}
