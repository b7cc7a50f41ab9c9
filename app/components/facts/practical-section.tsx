import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { factsMessages } from "#messages/facts";
import type { ReturnedForm } from "~/components/send/form-problems";
import { ChoiceChip } from "~/components/ui/choice-chip";
import { EVENT_FACTS, FACT_FIELDS, type FactValues } from "~/domain/facts/facts";
import { useMessages } from "~/i18n/use-messages";
import type { FormTexts } from "~/schemas/forms/parse";
import { EntryFields } from "./entry-fields";
import { FactGroup } from "./fact-group";
import { FactIcon } from "./fact-icon";
import { LanguageFields } from "./language-fields";
import { PlaceFields } from "./place-fields";

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
      <summary className="flex min-h-11 cursor-pointer list-none items-start gap-3 p-5 sm:p-6 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <h2 className="text-title">{m.form.practical}</h2>
          <span className="mt-1 block text-note text-ink-soft">{m.form.hint}</span>
        </span>
        <ChevronDown aria-hidden="true" className="mt-1 shrink-0 group-open:rotate-180" />
      </summary>
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
