import { KeyRound } from "lucide-react";
import { teamMessages } from "#messages/team";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import type { TeamAnswer } from "~/http/team";
import { useMessages } from "~/i18n/use-messages";
import type { TeamView } from "~/views/team/team";
import { MemberRow } from "./member-row";

export function TeamList({ team }: { team: TeamView }) {
  const m = useMessages(teamMessages);
  return (
    <section aria-labelledby="members">
      <h2 id="members" className="mb-3 text-title">
        {m.members}
      </h2>
      <ul className="flex flex-col gap-3">
        <li className="flex items-start gap-4 rounded-card border border-line bg-surface p-4 lg:px-5">
          <span className="grid h-14 w-11 shrink-0 place-items-center bg-fjord text-on-fjord arch">
            <KeyRound aria-hidden="true" />
          </span>
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              {team.organizer.email}
              {team.isOwner && <span className="font-normal text-ink-soft"> ({m.you})</span>}
            </p>
            <p>
              {m.owner} <span className="text-ink-soft">· {m.ownerCan}</span>
            </p>
          </div>
        </li>
        {team.members.map((member) => (
          <MemberRow key={member.id} member={member} canWrite={team.canWrite} canChangeRoles={team.canChangeRoles} />
        ))}
      </ul>
      {team.members.length === 0 && <p className="mt-3 text-ink-soft">{m.nobody}</p>}
    </section>
  );
}

/** Above the list, because the row may be gone or collapsed. */
export function MemberProblems({ answer }: { answer: TeamAnswer | undefined }) {
  const { problems } = useMessages(teamMessages);
  const form = useFormAnswer(answer, ["resend", "remove", "change_role", "leave"]);
  const gone = { resend: problems.add, remove: problems.remove, change_role: problems.change }[answer?.intent ?? ""];
  return <FormProblems form={form} problems={{ ...problems, gone: gone ?? problems.notMember }} />;
}
