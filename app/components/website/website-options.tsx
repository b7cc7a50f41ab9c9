import { Form, useSubmit } from "@remix-run/react";
import { commonMessages } from "#messages/common";
import { websiteMessages } from "#messages/website";
import { FilterSection } from "~/components/search/filter-section";
import { Button } from "~/components/ui/button";
import { ChoiceChip } from "~/components/ui/choice-chip";
import { TickBox } from "~/components/ui/tick-box";
import { useHydrated } from "~/components/ui/use-hydrated";
import { EMBED_COUNT, EMBED_SHOWS, EMBED_THEMES } from "~/domain/embeds/options";
import { EVENT_TYPES } from "~/domain/events/types";
import { RADII_KM } from "~/domain/search/limits";
import { LOCALES } from "~/domain/site/locales";
import { useMessages } from "~/i18n/use-messages";
import type { WebsiteView } from "~/views/embeds/website";

const COUNTS = [3, 5, EMBED_COUNT.usual, 12, 20, EMBED_COUNT.most];

/** --fjord of app/styles/colours.css, which the colour field shows first. */
const OWN_COLOUR = "#12564e";

/** Every choice shows at once. */
export function WebsiteOptions({ view: { chosen, town, languages } }: { view: WebsiteView }) {
  const m = useMessages(websiteMessages);
  const { eventTypes } = useMessages(commonMessages);
  const submit = useSubmit();
  const isHydrated = useHydrated();
  return (
    <Form
      className="flex min-w-0 flex-col gap-6"
      preventScrollReset
      onChange={({ currentTarget }) => submit(currentTarget, { replace: true, preventScrollReset: true })}
    >
      <Choices name="show" legend={m.show} values={EMBED_SHOWS} chosen={chosen.show} textOf={(show) => m.shows[show]} />
      {town && (
        <Choices
          name="whose"
          legend={m.whose}
          values={["own", "near"] as const}
          chosen={chosen.whose}
          textOf={(whose) => (whose === "own" ? m.own : m.near(town))}
        />
      )}
      {chosen.whose === "near" && (
        <Choices
          name="radius_km"
          legend={m.radius}
          values={RADII_KM}
          chosen={chosen.radius_km}
          textOf={(km) => m.km(km)}
        />
      )}
      {chosen.show === "list" && (
        <Choices name="count" legend={m.count} values={COUNTS} chosen={chosen.count} textOf={String} />
      )}
      <FilterSection legend={m.types}>
        {EVENT_TYPES.map((type) => (
          <ChoiceChip key={type} type="checkbox" name="type" value={type} defaultChecked={chosen.type.includes(type)}>
            {eventTypes[type]}
          </ChoiceChip>
        ))}
      </FilterSection>
      <Choices
        name="theme"
        legend={m.theme}
        values={EMBED_THEMES}
        chosen={chosen.theme}
        textOf={(theme) => m.themes[theme]}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1 font-serif text-lead font-semibold">{m.colour}</legend>
        <div className="flex flex-wrap items-center gap-4">
          <TickBox name="coloured" value="1" defaultChecked={chosen.coloured === "1"}>
            {m.coloured}
          </TickBox>
          <input
            type="color"
            name="accent"
            aria-label={m.colour}
            defaultValue={chosen.accent ? `#${chosen.accent}` : OWN_COLOUR}
            className="size-11 rounded-inner border border-line-strong bg-surface p-1"
          />
        </div>
        <p className="mt-1 text-note text-ink-soft">{m.colourHint}</p>
      </fieldset>
      <Choices
        name="language"
        legend={m.lang}
        values={LOCALES}
        chosen={chosen.language}
        textOf={(locale) => languages[locale]}
      />
      {!isHydrated && (
        <p>
          <Button type="submit" kind="quiet">
            {m.showIt}
          </Button>
        </p>
      )}
    </Form>
  );
}

interface ChoicesProps<Value extends string | number> {
  name: string;
  legend: string;
  values: readonly Value[];
  chosen: Value;
  textOf: (value: Value) => string;
}

function Choices<Value extends string | number>({ name, legend, values, chosen, textOf }: ChoicesProps<Value>) {
  return (
    <FilterSection legend={legend}>
      {values.map((value) => (
        <ChoiceChip key={value} type="radio" name={name} value={value} defaultChecked={value === chosen}>
          {textOf(value)}
        </ChoiceChip>
      ))}
    </FilterSection>
  );
}
