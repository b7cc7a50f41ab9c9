import { CircleAlert } from "lucide-react";
import { fieldId } from "~/components/ui/field";
import { accountSettingsMessages } from "~/i18n/account-settings";
import { useMessages } from "~/i18n/use-messages";

export interface Organization {
  name: string;
  coming_events: number;
  events: number;
}

interface Props extends Organization {
  /** E-mails of those who could take it over. */
  heirs: string[];
  /** What was chosen before: one of the heirs, or "delete". */
  chosen: string;
  error: string | undefined;
  scope: string;
}

/** What is to become of the organisation whose owner leaves. Nothing is chosen beforehand. */
export function OrganizationFate({ name, coming_events, events, heirs, chosen, error, scope }: Props) {
  const m = useMessages(accountSettingsMessages).deletion;
  const id = fieldId("organization", scope);
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined} className="flex flex-col gap-3">
      <legend className="mb-1 font-serif type-22 font-semibold wrap-anywhere">{m.organization(name)}</legend>
      <p className="text-ink-soft">{m.organizationText(coming_events, events)}</p>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 type-15 font-medium text-danger">
          <CircleAlert size={17} strokeWidth={2} aria-hidden="true" className="mt-[3px] shrink-0" />
          {error}
        </p>
      )}
      {heirs.map((email) => (
        <Fate key={email} value={email} isChosen={chosen === email} label={m.heir(email)} hint={m.heirHint} />
      ))}
      <Fate value="delete" isChosen={chosen === "delete"} label={m.remove} hint={m.removeHint} />
      {heirs.length === 0 && <p className="type-15 text-ink-soft">{m.noHeir}</p>}
    </fieldset>
  );
}

function Fate({ value, isChosen, label, hint }: { value: string; isChosen: boolean; label: string; hint: string }) {
  return (
    <label className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-2xl border-[1.5px] border-line bg-surface px-4 py-3 hover:border-line-strong has-checked:border-fjord has-checked:bg-fjord-tint">
      <input type="radio" name="organization" value={value} defaultChecked={isChosen} className="mt-0.5 size-5 shrink-0 accent-fjord" />
      <span className="font-medium wrap-anywhere">{label}</span>
      <span className="col-start-2 type-15 text-ink-soft">{hint}</span>
    </label>
  );
}
