import { factsMessages } from "#messages/facts";
import { FilterSection } from "~/components/search/filter-section";
import { ChoiceChip } from "~/components/ui/choice-chip";
import { inputStyle, Options } from "~/components/ui/text-input";
import { type FactId, FACTS, FAMILIES, PLACE_FACTS } from "~/domain/facts/facts";
import { FACT_LANGUAGES } from "~/domain/facts/languages";
import { useMessages } from "~/i18n/use-messages";
import type { FactView } from "~/views/facts/facts";
import { FactIcon } from "./fact-icon";

interface Props {
  chosen: URLSearchParams;
  /** Searches at each change, so that the address alone says what is chosen. */
  isLive?: boolean;
}

const isOfPlace = (id: FactId) => PLACE_FACTS.some((fact) => fact === id);

const ICONS: Partial<Record<FactId, FactView["icon"]>> = {
  for_children: "childrens_church",
  for_youth: "ages",
  for_seniors: "ages",
};

const iconOf = (id: FactId) => ICONS[id] ?? (id as FactView["icon"]);

export function FactFilter({ chosen, isLive = false }: Props) {
  const m = useMessages(factsMessages);
  const state = (name: string, value: string) => {
    const isChosen = chosen.getAll(name).includes(value);
    return isLive ? { checked: isChosen, onChange: () => {} } : { defaultChecked: isChosen };
  };
  const language = chosen.get("language") ?? "";
  const chip = (id: FactId) => (
    <ChoiceChip key={id} type="checkbox" name="fact" value={id} {...state("fact", id)}>
      <FactIcon icon={iconOf(id)} />
      {m.facts[id]}
    </ChoiceChip>
  );
  return (
    <>
      <FilterSection legend={m.form.place}>{FACTS.filter(isOfPlace).map(chip)}</FilterSection>
      <FilterSection legend={m.filter.event}>{FACTS.filter((id) => !isOfPlace(id)).map(chip)}</FilterSection>
      <FilterSection legend={m.fields.family}>
        {FAMILIES.map((family) => (
          <ChoiceChip key={family} type="checkbox" name="family" value={family} {...state("family", family)}>
            {m.families[family]}
          </ChoiceChip>
        ))}
      </FilterSection>
      <FilterSection legend={m.filter.language}>
        <select
          name="language"
          aria-label={m.filter.language}
          className={inputStyle("max-w-xs")}
          {...(isLive ? { value: language, onChange: () => {} } : { defaultValue: language })}
        >
          <option value="">{m.filter.anyLanguage}</option>
          <Options of={FACT_LANGUAGES} named={(spoken) => m.languages[spoken]} />
        </select>
      </FilterSection>
      <p className="text-note text-ink-soft">{m.filter.hint}</p>
    </>
  );
}
