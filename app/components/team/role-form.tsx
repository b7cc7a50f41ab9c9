import { useId } from "react";
import { teamMessages } from "#messages/team";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { inputStyle } from "~/components/ui/text-input";
import { useMessages } from "~/i18n/use-messages";
import type { TeamMemberView } from "~/views/team/team";

const ROLES = ["admin", "editor", "viewer"] as const;

export function RoleForm({ member }: { member: TeamMemberView }) {
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
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {m.roles[role]}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" kind="quiet" name="intent" value="change_role">
        {m.saveRole}
      </Button>
    </PostForm>
  );
}
