import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { commonMessages } from "#messages/common";
import { websiteMessages } from "#messages/website";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { FilterSection } from "~/components/search/filter-section";
import { Button } from "~/components/ui/button";
import { ChoiceChip } from "~/components/ui/choice-chip";
import { CopyField } from "~/components/ui/copy-field";
import { HeadedSection } from "~/components/ui/headed-section";
import { useWaitingReason } from "~/components/ui/on-the-way";
import { TickBox } from "~/components/ui/tick-box";
import { useHydrated } from "~/components/ui/use-hydrated";
import { EMBED_COUNT, EMBED_SHOWS, EMBED_THEMES } from "~/domain/embeds/options";
import { EVENT_TYPES } from "~/domain/events/types";
import { DEFAULT_RADIUS_KM, RADII_KM } from "~/domain/search/limits";
import { FJORD } from "~/domain/site/colours";
import { LOCALES } from "~/domain/site/locales";
import { useMessages } from "~/i18n/use-messages";
import type { WebsiteView } from "~/views/embeds/website";

/** Look and code are hidden while they are those of a former choice. */
export function WebsitePage({ view }: { view: WebsiteView }) {
  const m = useMessages(websiteMessages);
  const isCurrent = useNavigation().state === "idle";
  return (
    <div className="pt-2">
      <ToDashboard />
      <h1 className="text-page">{m.title}</h1>
      <p className="mt-2 max-w-[42rem] text-ink-soft">{m.intro}</p>
      <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-2">
        <WebsiteOptions view={view} />
        <section aria-labelledby="preview" className="min-w-0">
          <h2 id="preview" className="text-section">
            {m.preview}
          </h2>
          <iframe
            key={view.path}
            src={view.path}
            title={view.title}
            height={view.height}
            className={`mt-4 w-full rounded-card border border-line bg-surface ${isCurrent ? "" : "invisible"}`}
          />
        </section>
      </div>
      <Codes view={view} isCurrent={isCurrent} />
    </div>
  );
}

function Codes({ view, isCurrent }: { view: WebsiteView; isCurrent: boolean }) {
  const m = useMessages(websiteMessages);
  const waitingFor = useWaitingReason();
  return (
    <div className="max-w-[42rem]">
      <p role="status" className={waitingFor ? "mt-6 rounded-field bg-amber-tint px-4 py-3 text-amber-ink" : ""}>
        {waitingFor && m.notYet}
      </p>
      <div className={isCurrent ? "" : "invisible"}>
        <HeadedSection id="frame" heading={m.frame} text={m.frameHint}>
          <CopyField label={m.frame} text={view.frame} lines={4} />
        </HeadedSection>
        <HeadedSection id="element" heading={m.element} text={m.elementHint}>
          <CopyField label={m.element} text={view.element} lines={4} />
        </HeadedSection>
        <HeadedSection id="address" heading={m.address} text={m.addressHint}>
          <CopyField label={m.address} text={view.address} />
        </HeadedSection>
      </div>
    </div>
  );
}

const COUNTS = [3, 5, EMBED_COUNT.usual, 12, 20, EMBED_COUNT.most];

/** Every choice shows at once. */
function WebsiteOptions({ view: { chosen, town, languages } }: { view: WebsiteView }) {
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
          chosen={chosen.radius_km ?? DEFAULT_RADIUS_KM}
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
            defaultValue={chosen.accent ? `#${chosen.accent}` : FJORD.light}
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
