import { useRef } from "react";
import { accountSettingsMessages } from "#messages/account-settings";
import { fieldId } from "~/components/ui/field";
import { FieldError } from "~/components/ui/field-error";
import { RadioCard } from "~/components/ui/radio-card";
import { useStandingError } from "~/components/ui/use-standing-error";
import { useMessages } from "~/i18n/use-messages";

export interface Organization {
  name: string;
  coming_events: number;
  events: number;
}

interface Props extends Organization {
  /** E-mails of members who could take it over. */
  heirs: string[];
  /** The earlier choice: a member's e-mail, or "delete". */
  chosen: string;
  error: string | undefined;
  scope: string;
}

/** Of a person who leaves. Nothing is preselected. */
export function OrganizationFate({ name, coming_events, events, heirs, chosen, error: given, scope }: Props) {
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
