import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { registerMessages } from "#messages/register";
import { fillField } from "~/components/address/fill-field";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { inputStyle } from "~/components/ui/text-input";
import { useHydrated } from "~/components/ui/use-hydrated";
import {
  carriedUnit,
  nameToCarry,
  PREFILLED,
  type PrefilledField,
  type PrefilledTexts,
  prefill,
  takeFromRegister,
} from "~/domain/organizers/prefill";
import { REGISTER_FIELDS, registerIntent } from "~/domain/organizers/register-form";
import { useMessages } from "~/i18n/use-messages";
import { type FormTexts, formTexts } from "~/schemas/forms/parse";
import type { ChosenUnitView, RegisterAnswerView, UnitView } from "~/views/organizers/register-lookup";
import { ChosenUnit } from "./chosen-unit";
import { RegisterHits } from "./register-hits";
import { useRegisterLookup } from "./use-register-lookup";

interface Props {
  /** Set where they came back without scripts. */
  answer: RegisterAnswerView | null;
  texts: FormTexts;
}

/** Fills the form's empty fields. Without scripts its buttons send the form, which comes back with hits, and filled. */
export function RegisterSearch({ answer, texts }: Props) {
  const m = useMessages(registerMessages);
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ChosenUnitView | null>(answer?.chosen ?? null);
  const { lookup, isBusy, look, more, clear } = useRegisterLookup(answer?.lookup ?? null, texts[REGISTER_FIELDS.query]);
  const [carried, setCarried] = useState(texts[REGISTER_FIELDS.carried] ?? "");
  const outcome = useRef<HTMLDivElement>(null);
  const isNew = useRef(false);
  useEffect(() => {
    if (isNew.current) outcome.current?.focus();
    isNew.current = false;
  }, [chosen]);
  const formOf = () => input.current?.form ?? null;

  const search = async () => {
    const query = input.current?.value ?? "";
    const form = formOf();
    if ((await look(query)) !== "unreachable" || !form) return;
    const name = nameToCarry(query, formTexts(new FormData(form)));
    if (!name) return;
    setCarried(name);
    fillFields(form, { name });
  };
  const choose = (unit: UnitView) => {
    const form = formOf();
    if (!form) return;
    const change = prefill(formTexts(new FormData(form)), unit.texts, chosen?.unit.texts ?? carriedUnit(carried));
    fillFields(form, change.filled);
    isNew.current = true;
    setChosen({ unit, ...change });
    clear();
  };
  const take = (field: PrefilledField) => {
    const form = formOf();
    if (!form || !chosen) return;
    fillFields(form, takeFromRegister(chosen.unit.texts, field));
    const { kept } = prefill(formTexts(new FormData(form)), chosen.unit.texts, chosen.unit.texts);
    isNew.current = true;
    setChosen({ ...chosen, kept });
  };

  return (
    <div className="flex flex-col gap-5">
      <div>
        <Field label={m.label} name={REGISTER_FIELDS.query} hint={m.hint}>
          {(control) => (
            <div className="flex flex-wrap gap-3">
              <input
                {...control}
                ref={input}
                type="search"
                enterKeyHint="search"
                autoComplete="off"
                defaultValue={texts[REGISTER_FIELDS.query]}
                onKeyDown={(event) => {
                  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  void search();
                }}
                className={inputStyle("min-w-0 flex-1 basis-40")}
              />
              <Button
                type={isHydrated ? "button" : "submit"}
                formNoValidate
                name="intent"
                value={registerIntent({ kind: "search", page: 0 })}
                aria-disabled={isBusy}
                onClick={() => !isBusy && void search()}
              >
                <Search aria-hidden="true" className="icon-text" />
                {isBusy ? m.searching : m.search}
              </Button>
            </div>
          )}
        </Field>
        <RegisterHits lookup={lookup} onChoose={choose} onMore={more} isBusy={isBusy} />
      </div>
      {chosen && <ChosenUnit ref={outcome} chosen={chosen} onTake={take} />}
      <input type="hidden" name={REGISTER_FIELDS.chosen} value={chosen?.unit.number ?? ""} />
      <input type="hidden" name={REGISTER_FIELDS.carried} value={carried} />
    </div>
  );
}

/** In the order of the form: a changed address empties the town, which is filled after it. */
function fillFields(form: HTMLFormElement, texts: Partial<PrefilledTexts>): void {
  for (const field of PREFILLED) {
    const text = texts[field];
    if (text !== undefined) fillField(form.elements.namedItem(field), text);
  }
}
