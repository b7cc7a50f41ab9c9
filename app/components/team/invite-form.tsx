import { useNavigation } from "@remix-run/react";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { ErrorSummary } from "~/components/ui/error-summary";
import { Field } from "~/components/ui/field";
import { TextInput } from "~/components/ui/text-input";
import { useProblemText } from "~/i18n/form-problems";
import { teamMessages } from "~/i18n/team";
import { useMessages } from "~/i18n/use-messages";
import type { FormErrors } from "~/schemas/form-problems";
import { RoleChoice } from "./role-choice";

export interface TeamAnswer {
  /** Which of the page's forms it is about. */
  form: "invite" | "hand_over";
  problem: keyof typeof teamMessages.nb.problems | null;
  errors: FormErrors;
  typed: { email: string; role: string; heir: string };
}

/** Asks somebody to help. */
export function InviteForm({ answer }: { answer: TeamAnswer | undefined }) {
  const m = useMessages(teamMessages);
  const textOf = useProblemText();
  const isBusy = useNavigation().state !== "idle";
  const { email: emailProblem, role: roleProblem } = answer?.errors ?? {};
  const errors = [
    ...(emailProblem ? [{ name: "email", label: m.email, text: textOf(emailProblem) }] : []),
    ...(roleProblem ? [{ name: "role", label: m.role, text: textOf(roleProblem) }] : []),
  ];
  return (
    <PostForm failed={m.problems.add} noValidate className="flex flex-col gap-5 rounded-[22px] border border-line bg-surface p-5 lg:p-7">
      <h2 className="type-22">{m.addHeading}</h2>
      {answer && <ErrorSummary answer={answer} errors={errors} problem={answer.problem && m.problems[answer.problem]} />}
      <Field label={m.email} name="email" hint={m.inviteHint} error={emailProblem && textOf(emailProblem)}>
        {(control) => <TextInput {...control} type="email" required autoComplete="off" defaultValue={answer?.typed.email} />}
      </Field>
      <RoleChoice chosen={answer?.typed.role} error={roleProblem && textOf(roleProblem)} />
      <Button type="submit" name="intent" value="invite" disabled={isBusy} className="self-start">
        {m.invite}
      </Button>
    </PostForm>
  );
}
