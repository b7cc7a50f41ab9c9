import { accountSettingsMessages } from "#messages/account-settings";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { Field } from "~/components/ui/field";
import { TextInput } from "~/components/ui/text-input";
import type { SettingsAnswer } from "~/http/accounts/settings";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import { CurrentPassword, SettingsButton, SettingsCard } from "./settings-parts";

interface Props {
  email: string;
  pendingEmail: string | null;
  /** Its page also shows the address. */
  organizer: string | null;
  answer: SettingsAnswer | null;
}

const FORM = "email";

export function EmailCard({ email, pendingEmail, organizer, answer }: Props) {
  const m = useMessages(accountSettingsMessages);
  const form = useFormAnswer(answer, FORM);
  return (
    <SettingsCard title={m.account.email}>
      <div className="wrap-anywhere text-ink-soft">
        <p>{m.account.now(email)}</p>
        {organizer && <p>{m.account.owner(organizer)}</p>}
      </div>
      {pendingEmail && (
        <PostForm
          failed={m.account.emailFailed}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-amber-tint px-4 py-3"
        >
          <p className="min-w-48 flex-1 wrap-anywhere text-amber-ink">{m.account.pending(pendingEmail)}</p>
          <SettingsButton intent="cancel" kind="quiet">
            {m.account.cancel}
          </SettingsButton>
        </PostForm>
      )}
      <FormProblems
        form={form}
        scope={FORM}
        problems={m.problems}
        labels={{ email: m.account.newEmail, current_password: m.currentPassword }}
      />
      <PostForm failed={m.account.emailFailed} noValidate className="flex flex-col gap-5">
        <Field label={m.account.newEmail} {...form.named("email")} scope={FORM} hint={m.account.newEmailHint}>
          {(props) => (
            <TextInput
              {...props}
              type="email"
              required
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={MAX_LENGTH.email}
              defaultValue={form.typed("email")}
            />
          )}
        </Field>
        <CurrentPassword form={form} scope={FORM} />
        <SettingsButton intent={FORM}>{m.emailChange.title}</SettingsButton>
      </PostForm>
    </SettingsCard>
  );
}
