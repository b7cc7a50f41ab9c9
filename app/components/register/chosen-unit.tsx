import { forwardRef } from "react";
import { factsMessages } from "#messages/facts";
import { profileMessages } from "#messages/profile";
import { registerMessages } from "#messages/register";
import { Button } from "~/components/ui/button";
import { PREFILLED, type PrefilledField } from "~/domain/organizers/prefill";
import { registerIntent } from "~/domain/organizers/register-form";
import { useMessages } from "~/i18n/use-messages";
import type { ChosenUnitView } from "~/views/organizers/register-lookup";

interface Props {
  chosen: ChosenUnitView;
  onTake: (field: PrefilledField) => void;
}

/** What a chosen unit has filled in, and where it says something else than was typed. */
export const ChosenUnit = forwardRef<HTMLDivElement, Props>(function ChosenUnit({ chosen, onTake }, ref) {
  const m = useMessages(registerMessages);
  const { fields, languages } = useMessages(profileMessages);
  const { unit, filled, kept } = chosen;
  const { fields: factFields, families } = useMessages(factsMessages);
  const labelOf = (field: PrefilledField) => (field === "family" ? factFields.family : fields[field]);
  const labels = PREFILLED.filter((field) => filled[field]).map((field) => labelOf(field).toLowerCase());
  const textOf = (field: PrefilledField): string => {
    const named = (names: Record<string, string>) => names[unit.texts[field]] ?? "";
    if (field === "language") return named(languages);
    return field === "family" ? named(families) : unit.texts[field];
  };
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-col gap-3 rounded-field bg-fjord-tint px-4 py-3 outline-none">
      <p role="status" className="font-medium text-fjord">
        {labels.length > 0 ? m.filled(unit.name, labels.join(", ")) : m.nothingFilled(unit.name)}
      </p>
      {kept.length > 0 && (
        <>
          <p>{m.kept}</p>
          <ul className="flex flex-col gap-2">
            {kept.map((field) => (
              <li key={field} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <span className="min-w-0 flex-1 basis-52 wrap-anywhere">
                  {m.keptField(labelOf(field), textOf(field))}
                </span>
                <Button
                  kind="quiet"
                  type="submit"
                  formNoValidate
                  name="intent"
                  value={registerIntent({ kind: "take", field })}
                  aria-label={m.takeNamed(labelOf(field))}
                  onClick={(event) => {
                    event.preventDefault();
                    onTake(field);
                  }}
                >
                  {m.take}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="text-note">{m.source}</p>
    </div>
  );
});
