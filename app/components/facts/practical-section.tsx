import { useState } from "react";
import { factsMessages } from "#messages/facts";
import { HelpMark } from "~/components/help/help-mark";
import type { ReturnedForm } from "~/components/send/form-problems";
import { ChoiceChip } from "~/components/ui/choice-chip";
import { SelectField } from "~/components/ui/field";
import { FoldSummary } from "~/components/ui/fold-summary";
import { Options } from "~/components/ui/text-input";
import { EVENT_FACTS, FACT_FIELDS, type FactValues, FAMILIES, PLACE_FACTS } from "~/domain/facts/facts";
import { FACT_LANGUAGES } from "~/domain/facts/languages";
import { useMessages } from "~/i18n/use-messages";
import type { FormTexts } from "~/schemas/forms/parse";
import { EntryFields } from "./entry-fields";
import { FactGroup } from "./fact-group";
import { FactIcon } from "./fact-icon";

interface Props {
  values: FormTexts;
  errorOf: ReturnedForm["errorOf"];
  organizer: { name: string | null; facts: FactValues };
}

/** Folded until something is said. */
export function PracticalSection({ values, errorOf, organizer }: Props) {
  const m = useMessages(factsMessages);
  const isNeeded = FACT_FIELDS.some((name) => Boolean(values[name]) || errorOf(name));
  const [isOpen] = useState(isNeeded);
  return (
    <details
      open={isOpen || FACT_FIELDS.some((name) => errorOf(name))}
      className="group rounded-card border border-line bg-surface"
    >
      <FoldSummary title={m.practical} hint={m.form.hint} />
      <div className="flex flex-col gap-8 px-5 pb-5 sm:px-6 sm:pb-6">
        <FactGroup legend={m.form.happens}>
          {EVENT_FACTS.map((id) => (
            <ChoiceChip key={id} type="checkbox" name={id} value="yes" defaultChecked={values[id] === "yes"}>
              <FactIcon icon={id} />
              {m.facts[id]}
            </ChoiceChip>
          ))}
        </FactGroup>
        <EntryFields values={values} errorOf={errorOf} />
        <LanguageFields values={values} errorOf={errorOf} />
        <PlaceFields values={values} organizer={organizer} />
      </div>
    </details>
  );
}

function LanguageFields({ values, errorOf }: { values: FormTexts; errorOf: ReturnedForm["errorOf"] }) {
  const m = useMessages(factsMessages);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {(["language", "interpretation"] as const).map((name) => (
        <SelectField
          key={name}
          label={m.fields[name]}
          name={name}
          error={errorOf(name)}
          help={name === "language" && <HelpMark about="spoken" label={m.fields.language} />}
          isOptional
          defaultValue={values[name]}
        >
          <option value="">{m.form.notGiven}</option>
          <Options of={FACT_LANGUAGES} named={(language) => m.languages[language]} />
        </SelectField>
      ))}
    </div>
  );
}

interface PlaceFieldsProps {
  values: FormTexts;
  /** These hold until the event says something else. */
  organizer: { name: string | null; facts: FactValues };
}

function PlaceFields({ values, organizer: { name, facts } }: PlaceFieldsProps) {
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
      <SelectField
        label={m.fields.family}
        name="family"
        help={<HelpMark about="family" label={m.fields.family} />}
        defaultValue={values["family"]}
      >
        <option value="">{m.form.asOrganizer(facts.family ? m.families[facts.family] : m.form.notSaid)}</option>
        <Options of={FAMILIES} named={(family) => m.families[family]} />
      </SelectField>
    </div>
  );
}
