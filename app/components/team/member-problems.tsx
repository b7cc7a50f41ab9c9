import { teamMessages } from "#messages/team";
import { FormProblems } from "~/components/send/form-problems";
import { useFormAnswer } from "~/components/send/use-form-answer";
import type { TeamAnswer } from "~/http/team";
import { useMessages } from "~/i18n/use-messages";

/** Why nothing was done about a member; said above the list, where the row may be gone or folded away. */
export function MemberProblems({ answer }: { answer: TeamAnswer | undefined }) {
  const { problems } = useMessages(teamMessages);
  const form = useFormAnswer(answer, ["resend", "remove", "change_role", "leave"]);
  const gone = { resend: problems.add, remove: problems.remove, change_role: problems.change }[answer?.intent ?? ""];
  return <FormProblems form={form} problems={{ ...problems, gone: gone ?? problems.notMember }} />;
}
