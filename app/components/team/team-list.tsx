import { KeyRound, Mail, UserRound } from "lucide-react";
import { useId } from "react";
import { teamMessages } from "#messages/team";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { Button, buttonStyle } from "~/components/ui/button";
import { inputStyle, Options } from "~/components/ui/text-input";
import type { TeamAnswer } from "~/http/team";
import { useMessages } from "~/i18n/use-messages";
import type { TeamMemberView, TeamView } from "~/views/team/team";

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

interface Props {
  member: TeamMemberView;
  canWrite: boolean;
  canChangeRoles: boolean;
}

function MemberRow({ member, canWrite, canChangeRoles }: Props) {
  const m = useMessages(teamMessages);
  const { id, email, role, isAccepted, since, version, isSelf } = member;
  const Icon = isAccepted ? UserRound : Mail;
  return (
    <li className="rounded-card border border-line bg-surface p-4 lg:px-5">
      <div className="flex items-start gap-4">
        <span
          className={`grid h-14 w-11 shrink-0 place-items-center arch ${isAccepted ? "bg-fjord-tint text-fjord" : "bg-amber-tint text-amber-ink"}`}
        >
          <Icon aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">
            {email}
            {isSelf && <span className="font-normal text-ink-soft"> ({m.you})</span>}
          </p>
          <p>
            {m.roles[role]} <span className="text-ink-soft">· {m.abilities[role]}</span>
          </p>
          <p className="text-note text-ink-soft">{since}</p>
        </div>
      </div>
      {isSelf && isAccepted && <LeaveForm />}
      {canWrite && !isSelf && (
        <details className="mt-2">
          <summary
            aria-label={m.changeFor(email)}
            className="inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-fjord hover:bg-fjord-tint"
          >
            {m.change}
          </summary>
          <div className="mt-2 flex flex-col items-start gap-4 rounded-field bg-sunk p-4">
            {isAccepted && canChangeRoles && <RoleForm member={member} />}
            {!isAccepted && (
              <PostForm failed={m.problems.add}>
                <input type="hidden" name="member_id" value={id} />
                <input type="hidden" name="version" value={version} />
                <Button type="submit" kind="quiet" name="intent" value="resend">
                  {m.resend}
                </Button>
              </PostForm>
            )}
            <details>
              <summary className={buttonStyle("danger")}>{isAccepted ? m.remove : m.revoke}</summary>
              <PostForm failed={m.problems.remove} className="mt-3 flex max-w-full flex-col items-start gap-2">
                <input type="hidden" name="member_id" value={id} />
                <input type="hidden" name="version" value={version} />
                <p className="wrap-anywhere">{m.removeConfirm(email)}</p>
                <Button type="submit" kind="danger" name="intent" value="remove">
                  {isAccepted ? m.removeYes : m.revokeYes}
                </Button>
              </PostForm>
            </details>
          </div>
        </details>
      )}
    </li>
  );
}

/** Members can leave by themselves. */
function LeaveForm() {
  const m = useMessages(teamMessages).leave;
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-fjord hover:bg-fjord-tint">
        {m.heading}
      </summary>
      <PostForm failed={m.failed} className="mt-2 flex max-w-full flex-col items-start gap-2 rounded-field bg-sunk p-4">
        <p>{m.confirmText}</p>
        <Button type="submit" kind="danger" name="intent" value="leave">
          {m.confirm}
        </Button>
      </PostForm>
    </details>
  );
}

const ROLES = ["admin", "editor", "viewer"] as const;

function RoleForm({ member }: { member: TeamMemberView }) {
  const m = useMessages(teamMessages);
  const id = useId();
  return (
    <PostForm failed={m.problems.change} className="flex w-full flex-wrap items-end gap-3">
      <input type="hidden" name="member_id" value={member.id} />
      <input type="hidden" name="version" value={member.version} />
      <div className="min-w-[min(13rem,100%)] flex-1">
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {m.role}
        </label>
        <select id={id} name="role" defaultValue={member.role} className={inputStyle()}>
          <Options of={ROLES} named={(role) => m.roles[role]} />
        </select>
      </div>
      <Button type="submit" kind="quiet" name="intent" value="change_role">
        {m.saveRole}
      </Button>
    </PostForm>
  );
}
