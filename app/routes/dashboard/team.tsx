import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findTeam } from "#db/queries/team/team";
import { teamMessages } from "#messages/team";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { Flash } from "~/components/layout/flash";
import { pageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import { HandOverForm } from "~/components/team/hand-over-form";
import { InviteForm } from "~/components/team/invite-form";
import { MemberProblems, TeamList } from "~/components/team/team-list";
import { ChangedMeanwhileForm } from "~/components/versions/changed-meanwhile";
import { type Action, roleIn } from "~/domain/accounts/access";
import { badRequest, redirectTo, requireFormData, requireFound, requireValid } from "~/http/requests";
import { manageTeam } from "~/http/team";
import { requireRole } from "~/http/viewers";
import { useMessages } from "~/i18n/use-messages";
import { formTexts } from "~/schemas/forms/parse";
import { takesTheirs } from "~/schemas/forms/seen-version";
import { contentId } from "~/schemas/moderation/forms";
import { readTeamRequest, type TeamRequest } from "~/schemas/team/forms";
import { viewTeam } from "~/views/team/team";
import { MEMBER } from "~/views/team/versions";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "", teamMessages, (m) => m.page);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = requireValid(contentId, params["organizerId"]);
  const viewer = await requireRole(request, context, id, "see_dashboard");
  const team = requireFound(await findTeam(context.db, id));
  return viewTeam(team, { role: roleIn(viewer, id), email: viewer.email, locale: context.locale });
}

const MAX_BYTES = 16_384;

const ACTION_FOR: Record<TeamRequest["intent"], Action> = {
  invite: "write_team",
  resend: "write_team",
  remove: "write_team",
  change_role: "change_roles",
  hand_over: "hand_over",
  leave: "see_dashboard",
};

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = requireValid(contentId, params["organizerId"]);
  await requireRole(request, context, id, "see_dashboard");
  const texts = formTexts(await requireFormData(request, MAX_BYTES));
  const teamRequest = readTeamRequest(texts);
  if (!teamRequest) throw badRequest();
  const viewer = await requireRole(request, context, id, ACTION_FOR[teamRequest.intent]);
  if (takesTheirs(texts, MEMBER)) return redirectTo(`/organizer/${id}/team`);
  return manageTeam(id, teamRequest, { viewer, texts }, context);
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function TeamRoute() {
  const m = useMessages(teamMessages);
  const team = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <div className="mx-auto max-w-3xl">
      <ToDashboard />
      <h1 className="text-page lg:text-display">{m.page.title}</h1>
      <p className="mt-2 mb-7 text-lead text-ink-soft">{m.intro(team.organizer.name)}</p>
      <Flash texts={m.flash} />
      <div className="flex flex-col gap-8">
        {answer?.changed && <ChangedMeanwhileForm view={answer.changed} />}
        <MemberProblems answer={answer} />
        <TeamList team={team} />
        {team.canWrite && <InviteForm key={team.members.map(({ id }) => id).join()} answer={answer} />}
        {team.heirs && (
          <HandOverForm organizer={team.organizer} heirs={team.heirs} email={team.viewerEmail} answer={answer} />
        )}
      </div>
    </div>
  );
}
