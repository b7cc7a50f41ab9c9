import type { AppContext } from "~/context";
import type { Viewer } from "~/domain/accounts/access";
import { type HandOverProblem, handOverOrganizer } from "~/models/team/hand-over";
import { type InviteProblem, inviteMember, resendInvitation } from "~/models/team/invitations";
import { changeRole, leaveTeam, type LeaveProblem, type MemberProblem, removeMember } from "~/models/team/members";
import type { FormAnswer } from "~/schemas/forms/answer";
import type { FormTexts } from "~/schemas/forms/parse";
import type { TeamRequest } from "~/schemas/team/forms";
import { viewChangedMember } from "~/views/team/versions";
import type { ChangedMeanwhileView } from "~/views/versions";
import { returnForm } from "./forms";
import { redirectAfter } from "./redirects";

type TeamProblem = Exclude<InviteProblem | MemberProblem | LeaveProblem | HandOverProblem, { kind: "wrongPassword" }>;

/** What a form of the team's page is told when it comes back, but for the other's version. */
export type TeamAnswer = FormAnswer<TeamProblem["kind"]>;

/** Does what a button of the team's page asks for, and leads on; else the form comes back. */
export async function manageTeam(
  organizerId: string,
  wish: TeamRequest,
  { viewer, texts }: { viewer: Viewer; texts: FormTexts },
  context: AppContext,
) {
  const page = `/organizer/${organizerId}/team` as const;
  const changed: ChangedMeanwhileView | null = null;
  switch (wish.intent) {
    case "invite": {
      if (!wish.form.ok) return returnForm(texts, { errors: wish.form.problem }, { changed });
      const invited = await inviteMember(organizerId, wish.form.value, viewer, context);
      return invited.ok ? redirectAfter(page, "invited") : returnForm(texts, invited, { changed });
    }
    case "resend": {
      const invited = await resendInvitation(organizerId, wish, viewer, context);
      return invited.ok ? redirectAfter(page, "invited") : returnForm(texts, invited, { changed });
    }
    case "remove":
    case "change_role": {
      const done =
        wish.intent === "remove"
          ? await removeMember(organizerId, wish, viewer, context)
          : await changeRole(organizerId, wish, viewer, context);
      if (done.ok) return redirectAfter(page, wish.intent === "remove" ? "removed" : "roleChanged");
      const { problem } = done;
      const { locale } = context;
      return problem.kind === "changedMeanwhile"
        ? returnForm(texts, done, { changed: viewChangedMember(wish, problem.stored, { texts, locale }) })
        : returnForm(texts, done, { changed });
    }
    case "leave": {
      const left = await leaveTeam(organizerId, viewer, context);
      return left.ok ? redirectAfter("/", "leftTeam") : returnForm(texts, left, { changed });
    }
    case "hand_over": {
      if (!wish.form.ok) return returnForm(texts, { errors: wish.form.problem }, { changed });
      const { heir, current_password: password } = wish.form.value;
      const handedOver = await handOverOrganizer(organizerId, { heir, password }, viewer, context);
      return handedOver.ok ? redirectAfter(page, "handedOver") : returnForm(texts, handedOver, { changed });
    }
  }
}
