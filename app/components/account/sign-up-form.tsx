import { useState } from "react";
import { accountMessages } from "#messages/account";
import { HelpMark } from "~/components/help/help-mark";
import { useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { Field } from "~/components/ui/field";
import { PasswordField } from "~/components/ui/password-field";
import { TextInput } from "~/components/ui/text-input";
import { leadsToClaim } from "~/domain/accounts/after-sign-in";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import { AccountProblems, EmailField, SubmitButton } from "./form-parts";
import type { AccountFormProps } from "./form-props";

/** A person with an invitation, or on the way to claim a page, names no organizer. */
export function SignUpForm({
  dialog,
  answer,
  isBusy,
  invitation,
  invitedEmail,
  next,
}: AccountFormProps & { invitation: string | null; invitedEmail: string | undefined; next: string | null }) {
  const m = useMessages(accountMessages);
  const form = useFormAnswer(answer);
  const [email, setEmail] = useState(invitedEmail ?? "");
  const [name, setName] = useState("");
  const [followsOnly, setFollowsOnly] = useState(form.typed("follow_only") === "on");
  return (
    <>
      <AccountProblems
        form={form}
        labels={{ organization_name: m.organizationName, email: m.email, password: m.password }}
      />
      <PostForm
        failed={m.problems.signUpRefused}
        action="/login?mode=sign-up"
        {...dialog}
        noValidate
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="intent" value="sign-up" />
        {invitation && <input type="hidden" name="invitation" value={invitation} />}
        {next && <input type="hidden" name="next" value={next} />}
        {!invitation && !leadsToClaim(next) && (
          <div className="flex flex-col gap-3">
            <Field
              label={m.organizationName}
              {...form.named("organization_name")}
              hint={m.organizationHint}
              help={<HelpMark about="signUpName" label={m.organizationName} />}
              className={followsOnly ? "hidden" : ""}
            >
              {(props) => (
                <TextInput
                  {...props}
                  autoComplete="organization"
                  maxLength={MAX_LENGTH.name}
                  defaultValue={form.typed("organization_name")}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
            <FollowOnly isChosen={followsOnly} onChoose={setFollowsOnly} />
          </div>
        )}
        <EmailField error={form.errorOf("email")} typed={form.typed("email") ?? invitedEmail} onType={setEmail} />
        <PasswordField
          label={m.password}
          {...form.named("password")}
          autoComplete="new-password"
          strengthAbout={[email, name]}
        />
        <SubmitButton isBusy={isBusy}>{m.signUp}</SubmitButton>
      </PostForm>
    </>
  );
}

function FollowOnly({ isChosen, onChoose }: { isChosen: boolean; onChoose: (isChosen: boolean) => void }) {
  const m = useMessages(accountMessages);
  return (
    <label className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-field border-[1.5px] border-line px-4 py-3 hover:border-line-strong has-checked:border-fjord has-checked:bg-fjord-tint">
      <input
        type="checkbox"
        name="follow_only"
        defaultChecked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-fjord"
      />
      <span className="font-medium">{m.followOnly}</span>
      <span className="col-start-2 text-note text-ink-soft">{m.followOnlyHint}</span>
    </label>
  );
}
