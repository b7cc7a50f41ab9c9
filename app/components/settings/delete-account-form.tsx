import { useRef } from "react";
import { accountSettingsMessages } from "#messages/account-settings";
import { commonMessages } from "#messages/common";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { leaveDevice } from "~/components/sign-out/leave-device";
import { ButtonLink } from "~/components/ui/button";
import { fieldId } from "~/components/ui/field";
import { FieldError } from "~/components/ui/field-error";
import { RadioCard } from "~/components/ui/radio-card";
import { useStandingError } from "~/components/ui/use-standing-error";
import type { SettingsAnswer } from "~/http/accounts/settings";
import { useMessages } from "~/i18n/use-messages";
import { CurrentPassword, SettingsButton } from "./settings-parts";

interface Props {
  email: string;
  organizer: (Organization & { is_last_superadmin: number }) | null;
  heirs: string[];
  answer: SettingsAnswer | null;
}

const FORM = "delete";

export function DeleteAccountForm({ email, organizer, heirs, answer }: Props) {
  const m = useMessages(accountSettingsMessages);
  const common = useMessages(commonMessages);
  const form = useFormAnswer(answer, FORM);
  const labels = {
    organization: organizer ? m.deletion.organization(organizer.name) : "",
    current_password: m.currentPassword,
  };
  if (organizer?.is_last_superadmin)
    return <p className="rounded-field bg-amber-tint px-4 py-3 text-amber-ink">{m.problems.lastSuperadmin}</p>;
  return (
    <>
      <div className="mb-5 rounded-card border border-line bg-surface p-5 sm:p-6">
        <h2 className="font-sans text-body font-semibold tracking-normal">{m.deletion.goes}</h2>
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-ink-soft marker:text-ink-faint">
          {m.deletion.goesList.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <p className="mt-3 text-ink-soft">{m.deletion.stays}</p>
      </div>
      <PostForm failed={m.deletion.failed} onDone={leaveDevice} noValidate className="flex flex-col gap-5">
        <FormProblems form={form} scope={FORM} problems={m.problems} labels={labels} />
        {organizer && (
          <OrganizationFate
            {...organizer}
            heirs={heirs}
            chosen={form.typed("organization") ?? ""}
            error={form.errorOf("organization")}
            scope={FORM}
          />
        )}
        <CurrentPassword form={form} scope={FORM} email={email} />
        <div className="flex flex-wrap gap-3">
          <SettingsButton intent={FORM} kind="danger">
            {m.deletion.confirm}
          </SettingsButton>
          <ButtonLink to="/settings/privacy" kind="quiet">
            {common.cancel}
          </ButtonLink>
        </div>
      </PostForm>
    </>
  );
}

interface Organization {
  name: string;
  coming_events: number;
  events: number;
}

interface OrganizationFateProps extends Organization {
  /** E-mails of members who could take it over. */
  heirs: string[];
  /** The earlier choice: a member's e-mail, or "delete". */
  chosen: string;
  error: string | undefined;
  scope: string;
}

/** Of a person who leaves. Nothing is preselected. */
function OrganizationFate({ name, coming_events, events, heirs, chosen, error: given, scope }: OrganizationFateProps) {
  const m = useMessages(accountSettingsMessages).deletion;
  const id = fieldId("organization", scope);
  const ref = useRef<HTMLFieldSetElement>(null);
  const error = useStandingError("organization", given, ref);
  return (
    <fieldset
      ref={ref}
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex flex-col gap-3"
    >
      <legend className="mb-1 font-serif text-title font-semibold wrap-anywhere">{m.organization(name)}</legend>
      <p className="text-ink-soft">{m.organizationText(coming_events, events)}</p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {heirs.map((email) => (
        <RadioCard
          key={email}
          name="organization"
          value={email}
          isChosen={chosen === email}
          label={m.heir(email)}
          hint={m.heirHint}
        />
      ))}
      <RadioCard
        name="organization"
        value="delete"
        isChosen={chosen === "delete"}
        label={m.remove}
        hint={m.removeHint}
      />
      {heirs.length === 0 && <p className="text-note text-ink-soft">{m.noHeir}</p>}
    </fieldset>
  );
}
