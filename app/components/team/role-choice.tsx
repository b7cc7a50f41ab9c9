import { useRef } from "react";
import { fieldId } from "~/components/ui/field";
import { FieldError } from "~/components/ui/field-error";
import { RadioCard } from "~/components/ui/radio-card";
import { useStandingError } from "~/components/ui/use-standing-error";
import { teamMessages } from "~/i18n/team";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  chosen: string | undefined;
  error: string | undefined;
}

/** What somebody who is asked to help will be able to do. */
export function RoleChoice({ chosen, error: told }: Props) {
  const m = useMessages(teamMessages);
  const ref = useRef<HTMLFieldSetElement>(null);
  const error = useStandingError("role", told, ref);
  const id = fieldId("role");
  return (
    <fieldset ref={ref} id={id} tabIndex={-1} aria-describedby={error && `${id}-error`} className="flex flex-col gap-3 outline-none">
      <legend className="mb-1.5 font-semibold">{m.role}</legend>
      {(["editor", "viewer"] as const).map((role) => (
        <RadioCard key={role} name="role" value={role} isChosen={(chosen || "editor") === role} label={m.roles[role]} hint={m.abilities[role]} />
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
