import { useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { ErrorSummary } from "~/components/ui/error-summary";
import { Field, fieldId } from "~/components/ui/field";
import { FieldError } from "~/components/ui/field-error";
import { RadioCard } from "~/components/ui/radio-card";
import { TextInput } from "~/components/ui/text-input";
import { useStandingError } from "~/components/ui/use-standing-error";
import { useProblemText } from "~/i18n/form-problems";
import { teamMessages } from "~/i18n/team";
import { useMessages } from "~/i18n/use-messages";
import type { FormErrors } from "~/schemas/forms/problems";

interface Props {
  chosen: string | undefined;
  error: string | undefined;
}

/** What somebody who is asked to help will be able to do. */
function RoleChoice({ chosen, error: told }: Props) {
  const m = useMessages(teamMessages);
  const ref = useRef<HTMLFieldSetElement>(null);
  const error = useStandingError("role", told, ref);
  const id = fieldId("role");
  return (
    <fieldset
      ref={ref}
      id={id}
      tabIndex={-1}
      aria-describedby={error && `${id}-error`}
      className="flex flex-col gap-3 outline-none"
    >
      <legend className="mb-1.5 font-semibold">{m.role}</legend>
      {(["editor", "viewer"] as const).map((role) => (
        <RadioCard
          key={role}
          name="role"
          value={role}
          isChosen={(chosen || "editor") === role}
          label={m.roles[role]}
          hint={m.abilities[role]}
        />
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

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
    <PostForm
      failed={m.problems.add}
      noValidate
      className="flex flex-col gap-5 rounded-[22px] border border-line bg-surface p-5 lg:p-7"
    >
      <h2 className="type-22">{m.addHeading}</h2>
      {answer && (
        <ErrorSummary answer={answer} errors={errors} problem={answer.problem && m.problems[answer.problem]} />
      )}
      <Field label={m.email} name="email" hint={m.inviteHint} error={emailProblem && textOf(emailProblem)}>
        {(control) => (
          <TextInput {...control} type="email" required autoComplete="off" defaultValue={answer?.typed.email} />
        )}
      </Field>
      <RoleChoice chosen={answer?.typed.role} error={roleProblem && textOf(roleProblem)} />
      <Button type="submit" name="intent" value="invite" disabled={isBusy} className="self-start">
        {m.invite}
      </Button>
    </PostForm>
  );
}
