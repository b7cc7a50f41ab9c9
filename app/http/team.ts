import type { AppContext } from "~/context";
import type { Viewer } from "~/domain/accounts/access";
import { handOverOrganizer, type HandOverProblem } from "~/models/team/hand-over";
import { inviteMember, type InviteProblem, resendInvitation } from "~/models/team/invitations";
import { changeRole, type LeaveProblem, leaveTeam, type MemberProblem, removeMember } from "~/models/team/members";
import type { FormAnswer, FormTexts } from "~/schemas/forms/parse";
import type { TeamRequest } from "~/schemas/team/forms";
import { viewChangedMember } from "~/views/team/versions";
import type { ChangedMeanwhileView } from "~/views/versions";
import { returnForm } from "./forms";
import { redirectAfter } from "./requests";

type TeamProblem = Exclude<InviteProblem | MemberProblem | LeaveProblem | HandOverProblem, { kind: "wrongPassword" }>;

export type TeamAnswer = FormAnswer<TeamProblem["kind"]>;

export async function manageTeam(
  organizerId: string,
  teamRequest: TeamRequest,
  { viewer, texts }: { viewer: Viewer; texts: FormTexts },
  context: AppContext,
) {
  const page = `/organizer/${organizerId}/team` as const;
  const changed: ChangedMeanwhileView | null = null;
  switch (teamRequest.intent) {
    case "invite": {
      if (!teamRequest.form.ok) return returnForm(texts, { errors: teamRequest.form.problem }, { changed });
      const invited = await inviteMember(organizerId, teamRequest.form.value, viewer, context);
      return invited.ok ? redirectAfter(page, "invited") : returnForm(texts, invited, { changed });
    }
    case "resend": {
      const invited = await resendInvitation(organizerId, teamRequest, viewer, context);
      return invited.ok ? redirectAfter(page, "invited") : returnForm(texts, invited, { changed });
    }
    case "remove":
    case "change_role": {
      const done =
        teamRequest.intent === "remove"
          ? await removeMember(organizerId, teamRequest, viewer, context)
          : await changeRole(organizerId, teamRequest, viewer, context);
      if (done.ok) return redirectAfter(page, teamRequest.intent === "remove" ? "removed" : "roleChanged");
      const { problem } = done;
      const { locale } = context;
      return problem.kind === "changedMeanwhile"
        ? returnForm(texts, done, { changed: viewChangedMember(teamRequest, problem.stored, { texts, locale }) })
        : returnForm(texts, done, { changed });
    }
    case "leave": {
      const left = await leaveTeam(organizerId, viewer, context);
      return left.ok ? redirectAfter("/", "leftTeam") : returnForm(texts, left, { changed });
    }
    case "hand_over": {
      if (!teamRequest.form.ok) return returnForm(texts, { errors: teamRequest.form.problem }, { changed });
      const { heir, current_password: password } = teamRequest.form.value;
      const handedOver = await handOverOrganizer(organizerId, { heir, password }, viewer, context);
      return handedOver.ok ? redirectAfter(page, "handedOver") : returnForm(texts, handedOver, { changed });
    }
  }
}
