import { factsMessages } from "#messages/facts";
import type { ReturnedForm } from "~/components/send/form-problems";
import { ChoiceChip } from "~/components/ui/choice-chip";
import { Field, TextField } from "~/components/ui/field";
import { TextInput } from "~/components/ui/text-input";
import { PRICES } from "~/domain/facts/facts";
import { isWebsite } from "~/domain/text/links";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormTexts } from "~/schemas/forms/parse";
import { FactGroup } from "./fact-group";

interface Props {
  values: FormTexts;
  errorOf: ReturnedForm["errorOf"];
}

export function EntryFields({ values, errorOf }: Props) {
  const m = useMessages(factsMessages);
  const words = { free: m.facts.free, collection: m.collection, ticket: m.ticket };
  return (
    <>
      <FactGroup legend={m.form.entry}>
        <ChoiceChip type="radio" name="price" value="" defaultChecked={!values["price"]}>
          {m.form.notGiven}
        </ChoiceChip>
        {PRICES.map((price) => (
          <ChoiceChip
            key={price}
            type="radio"
            name="price"
            value={price}
            defaultChecked={values["price"] === price}
            data-shows={price === "ticket" ? "ticket" : undefined}
          >
            {words[price]}
          </ChoiceChip>
        ))}
        <div className="mt-2 hidden w-full gap-5 in-[fieldset:has([data-shows]:checked)]:grid sm:grid-cols-[14rem_minmax(0,1fr)]">
          <NumberField name="price_nok" label={m.fields.price_nok} values={values} errorOf={errorOf} />
          <LinkField name="ticket_url" values={values} errorOf={errorOf} />
        </div>
      </FactGroup>
      <LinkField name="registration_url" values={values} errorOf={errorOf} />
      <LinkField name="stream_url" values={values} errorOf={errorOf} />
      <FactGroup legend={m.form.ages}>
        <div className="grid w-full max-w-sm grid-cols-2 gap-5">
          <NumberField name="age_from" label={m.fields.age_from} values={values} errorOf={errorOf} />
          <NumberField name="age_to" label={m.fields.age_to} values={values} errorOf={errorOf} />
        </div>
      </FactGroup>
    </>
  );
}

function NumberField({
  name,
  label,
  values,
  errorOf,
}: Props & { name: "price_nok" | "age_from" | "age_to"; label: string }) {
  return (
    <TextField
      isOptional
      label={label}
      name={name}
      error={errorOf(name)}
      measuredBy={name === "age_to" ? ["age_from"] : undefined}
      inputMode="numeric"
      maxLength={6}
      defaultValue={values[name]}
      autoComplete="off"
    />
  );
}

function LinkField({ name, values, errorOf }: Props & { name: "ticket_url" | "registration_url" | "stream_url" }) {
  const m = useMessages(factsMessages);
  return (
    <Field
      label={m.fields[name]}
      name={name}
      error={errorOf(name)}
      isRight={isWebsite}
      isOptional
      className="w-full min-w-0"
    >
      {(control) => (
        <TextInput
          {...control}
          type="url"
          inputMode="url"
          maxLength={MAX_LENGTH.website}
          defaultValue={values[name]}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
