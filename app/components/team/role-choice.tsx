import { fieldId } from "~/components/ui/field";
import { teamMessages } from "~/i18n/team";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  chosen: string | undefined;
  error: string | undefined;
}

/** What somebody who is asked to help will be able to do. */
export function RoleChoice({ chosen, error }: Props) {
  const m = useMessages(teamMessages);
  const id = fieldId("role");
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error && `${id}-error`} className="outline-none">
      <legend className="mb-1 font-semibold">{m.role}</legend>
      {(["editor", "viewer"] as const).map((role) => (
        <label key={role} className="flex min-h-11 items-start gap-3 py-2">
          <input type="radio" name="role" value={role} defaultChecked={(chosen || "editor") === role} className="mt-0.5 size-5 accent-(--fjord)" />
          <span>
            {m.roles[role]}
            <span className="block type-15 text-ink-soft">{m.abilities[role]}</span>
          </span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className="mt-1 type-15 font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
