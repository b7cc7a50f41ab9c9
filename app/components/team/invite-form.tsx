import { useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { teamMessages } from "#messages/team";
import { HelpMark } from "~/components/help/help-mark";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { fieldId, TextField } from "~/components/ui/field";
import { FieldError } from "~/components/ui/field-error";
import { RadioCard } from "~/components/ui/radio-card";
import { useStandingError } from "~/components/ui/use-standing-error";
import type { TeamAnswer } from "~/http/team";
import { useMessages } from "~/i18n/use-messages";

function RoleChoice({ chosen, error: given }: { chosen: string | undefined; error: string | undefined }) {
  const m = useMessages(teamMessages);
  const ref = useRef<HTMLFieldSetElement>(null);
  const error = useStandingError("role", given, ref);
  const id = fieldId("role");
  return (
    <fieldset
      ref={ref}
      id={id}
      tabIndex={-1}
      aria-describedby={error && `${id}-error`}
      className="relative flex flex-col gap-3 outline-none"
    >
      <legend className="mb-1.5 pr-10 font-semibold">{m.role}</legend>
      <HelpMark about="memberRole" label={m.role} isAfterLegend />
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

export function InviteForm({ answer }: { answer: TeamAnswer | undefined }) {
  const m = useMessages(teamMessages);
  const form = useFormAnswer(answer, "invite");
  const isBusy = useNavigation().state !== "idle";
  return (
    <PostForm
      failed={m.problems.add}
      noValidate
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 lg:p-7"
    >
      <h2 className="text-title">{m.addHeading}</h2>
      <FormProblems
        form={form}
        labels={{ email: m.email, role: m.role }}
        problems={{ ...m.problems, gone: m.problems.add }}
      />
      <TextField
        label={m.email}
        {...form.field("email")}
        hint={m.inviteHint}
        help={<HelpMark about="memberEmail" label={m.email} />}
        type="email"
        required
        autoComplete="off"
      />
      <RoleChoice chosen={form.typed("role")} error={form.errorOf("role")} />
      <Button type="submit" name="intent" value="invite" disabled={isBusy} className="self-start">
        {m.invite}
      </Button>
    </PostForm>
  );
}
