import type { TeamMemberRow } from "#db/queries/team/team";
import type { Viewer } from "~/domain/accounts/access";
import type { ChangedMeanwhile } from "~/domain/versions";
import type { FormErrors } from "~/schemas/forms/problems";
import type { TeamRequest } from "~/schemas/team/forms";
import { type HandedOver, handOverOrganizer } from "./hand-over";
import { inviteMember, type InviteDeps, type InviteResult, resendInvitation } from "./invitations";
import { changeRole, leaveTeam, removeMember } from "./members";

export type TeamProblem =
  "add" | "remove" | "change" | "is_owner" | "is_member" | "too_many" | "leave" | "heir_gone" | "too_many_passwords";

export type TeamOutcome =
  | { kind: "done"; flash: "invitert" | "fjernet" | "rolle" | "overlatt" }
  | { kind: "left" }
  | ChangedMeanwhile<TeamMemberRow>
  | { kind: "refused"; problem: TeamProblem | null; errors: FormErrors; status: number; retryAfterSeconds?: number };

const refused = (problem: TeamProblem | null, status: number, errors: FormErrors = {}): TeamOutcome => ({
  kind: "refused",
  problem,
  errors,
  status,
});

/** Does what a button of the team's page asks for. */
export async function manageTeam(
  organizerId: string,
  wish: TeamRequest,
  actor: Viewer,
  deps: InviteDeps,
): Promise<TeamOutcome> {
  switch (wish.intent) {
    case "invite":
      if (!wish.invited.ok) return refused(null, 422, wish.invited.problem);
      return outcomeOf(await inviteMember(organizerId, wish.invited.value, actor, deps));
    case "resend":
      return outcomeOf(await resendInvitation(organizerId, wish, actor, deps));
    case "remove": {
      const removed = await removeMember(organizerId, wish, actor, deps);
      if (removed.kind === "changedMeanwhile") return removed;
      return removed.kind === "removed" || removed.kind === "removed_before"
        ? { kind: "done", flash: "fjernet" }
        : refused("remove", 409);
    }
    case "leave":
      return (await leaveTeam(organizerId, actor, deps)).kind === "left" ? { kind: "left" } : refused("leave", 409);
    case "hand_over":
      if (!wish.form.ok) return refused(null, 422, wish.form.problem);
      return handingOutcome(
        await handOverOrganizer(
          organizerId,
          { heir: wish.form.value.heir, password: wish.form.value.current_password },
          actor,
          deps,
        ),
      );
    case "change_role": {
      const changed = await changeRole(organizerId, wish, actor, deps);
      // Both wished the same.
      if (changed.kind === "changedMeanwhile")
        return changed.stored.role === wish.role ? { kind: "done", flash: "rolle" } : changed;
      return changed.kind === "changed" ? { kind: "done", flash: "rolle" } : refused("change", 409);
    }
  }
}

function handingOutcome(result: HandedOver): TeamOutcome {
  switch (result.kind) {
    case "handed_over":
      return { kind: "done", flash: "overlatt" };
    case "wrong_password":
      return refused(null, 422, { current_password: "passwordIsWrong" });
    case "tooMany":
      return {
        kind: "refused",
        problem: "too_many_passwords",
        errors: {},
        status: 429,
        retryAfterSeconds: result.retryAfterSeconds,
      };
    case "heir_gone":
      return refused("heir_gone", 409);
  }
}

function outcomeOf(result: InviteResult): TeamOutcome {
  switch (result.kind) {
    case "invited":
      return { kind: "done", flash: "invitert" };
    case "gone":
      return refused("add", 409);
    case "tooMany":
      return {
        kind: "refused",
        problem: "too_many",
        errors: {},
        status: 429,
        retryAfterSeconds: result.retryAfterSeconds,
      };
    default:
      return refused(result.kind, 409);
  }
}
