import { factsMessages } from "#messages/facts";
import { HelpMark } from "~/components/help/help-mark";
import { ChoiceChip } from "~/components/ui/choice-chip";
import { Field } from "~/components/ui/field";
import { inputStyle } from "~/components/ui/text-input";
import { type FactValues, FAMILIES, PLACE_FACTS } from "~/domain/facts/facts";
import { useMessages } from "~/i18n/use-messages";
import type { FormTexts } from "~/schemas/forms/parse";
import { FactGroup } from "./fact-group";
import { FactIcon } from "./fact-icon";

interface Props {
  values: FormTexts;
  /** These hold until the event says something else. */
  organizer: { name: string | null; facts: FactValues };
}

export function PlaceFields({ values, organizer: { name, facts } }: Props) {
  const m = useMessages(factsMessages);
  return (
    <div className="flex flex-col gap-5 rounded-field bg-sunk p-4 sm:p-5">
      <div>
        <p className="font-semibold">{m.form.place}</p>
        {name && <p className="mt-1 text-note text-ink-soft">{m.form.placeHint(name)}</p>}
      </div>
      {PLACE_FACTS.map((id) => (
        <FactGroup
          key={id}
          legend={
            <span className="inline-flex items-center gap-2">
              <FactIcon icon={id} />
              {m.facts[id]}
            </span>
          }
        >
          {(["", "yes", "no"] as const).map((said) => (
            <ChoiceChip key={said} type="radio" name={id} value={said} defaultChecked={(values[id] ?? "") === said}>
              {said === ""
                ? m.form.asOrganizer(facts[id] ? m.form.yes : m.form.notSaid)
                : said === "yes"
                  ? m.form.sayYes
                  : m.form.sayNo}
            </ChoiceChip>
          ))}
        </FactGroup>
      ))}
      <Field label={m.fields.family} name="family" help={<HelpMark about="family" label={m.fields.family} />}>
        {(control) => (
          <select {...control} defaultValue={values["family"]} className={inputStyle()}>
            <option value="">{m.form.asOrganizer(facts.family ? m.families[facts.family] : m.form.notSaid)}</option>
            {FAMILIES.map((family) => (
              <option key={family} value={family}>
                {m.families[family]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
