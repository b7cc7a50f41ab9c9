import { factsMessages } from "#messages/facts";
import { ChoiceChip } from "~/components/ui/choice-chip";
import { FAMILIES, PLACE_FACTS } from "~/domain/facts/facts";
import { useMessages } from "~/i18n/use-messages";
import type { FormTexts } from "~/schemas/forms/parse";
import { FactGroup } from "./fact-group";
import { FactIcon } from "./fact-icon";

export function OrganizerFactsFields({ values }: { values: FormTexts }) {
  const m = useMessages(factsMessages);
  return (
    <>
      <FactGroup legend={m.fields.family}>
        {["" as const, ...FAMILIES].map((family) => (
          <ChoiceChip
            key={family}
            type="radio"
            name="family"
            value={family}
            defaultChecked={(values["family"] ?? "") === family}
          >
            {family === "" ? m.form.notGiven : m.families[family]}
          </ChoiceChip>
        ))}
      </FactGroup>
      <FactGroup legend={m.form.place} hint={m.form.organizerHint}>
        {PLACE_FACTS.map((id) => (
          <ChoiceChip key={id} type="checkbox" name={id} value="yes" defaultChecked={values[id] === "yes"}>
            <FactIcon icon={id} />
            {m.facts[id]}
          </ChoiceChip>
        ))}
      </FactGroup>
    </>
  );
}
