import { CalendarSync, Check, Repeat, Telescope, Users } from "lucide-react";
import { becomeOrganizerMessages } from "#messages/become-organizer";
import { useMessages } from "~/i18n/use-messages";
import { type Entry, EntryButtons } from "./entry-buttons";
import { SampleWindow } from "./sample-window";

export function LandingHero({ onOpen }: { onOpen: (entry: Entry) => void }) {
  const m = useMessages(becomeOrganizerMessages);
  return (
    <section className="-mx-5 grid grid-cols-1 items-center gap-10 bg-linear-to-br from-sunk to-amber-tint px-5 pt-8 pb-12 lg:mx-0 lg:grid-cols-[1.15fr_1fr] lg:rounded-hero lg:px-14 lg:pt-12 lg:pb-14">
      <div>
        <h1 className="max-w-[10em] text-page lg:text-display">{m.heading}</h1>
        <p className="mt-4 mb-7 max-w-[34em] text-lead text-ink-soft">{m.intro}</p>
        <EntryButtons onOpen={onOpen} />
        <p className="mt-5 text-note text-ink-soft">{m.onlyOrganizers}</p>
      </div>
      <SampleWindow />
    </section>
  );
}

const LOOKS = [
  { Icon: Telescope, colors: "bg-conference-tint text-conference" },
  { Icon: Repeat, colors: "bg-youth-tint text-youth" },
  { Icon: CalendarSync, colors: "bg-prayer-tint text-prayer" },
  { Icon: Users, colors: "bg-service-tint text-service" },
] as const;

export function Benefits() {
  const m = useMessages(becomeOrganizerMessages);
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="text-section lg:text-page">
        {m.benefitsHeading}
      </h2>
      <ul className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {m.benefits.map(({ title, text }, index) => {
          const { Icon, colors } = LOOKS[index]!;
          return (
            <li key={title} className="flex gap-4 rounded-card border border-line bg-surface p-5 lg:flex-col lg:p-6">
              <span className={`grid h-[60px] w-[50px] shrink-0 place-items-center arch ${colors}`}>
                <Icon aria-hidden="true" className="icon-large" />
              </span>
              <div className="min-w-0 wrap-break-word">
                <h3 className="text-title">{title}</h3>
                <p className="mt-1.5 text-ink-soft">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Steps() {
  const m = useMessages(becomeOrganizerMessages);
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="text-section lg:text-page">
        {m.stepsHeading}
      </h2>
      <ol className="mt-5 grid gap-6 lg:grid-cols-3 lg:gap-10">
        {m.steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 border-t-2 border-fjord pt-5">
            <span aria-hidden="true" className="font-serif text-display leading-none font-[560] text-fjord even-digits">
              {index + 1}
            </span>
            <div>
              <h3 className="text-title">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Features() {
  const m = useMessages(becomeOrganizerMessages);
  return (
    <section aria-labelledby="features" className="grid grid-cols-1 gap-6 lg:grid-cols-[1.6fr_1fr] lg:gap-9">
      <div className="rounded-card border border-line bg-surface p-6 lg:p-8">
        <h2 id="features" className="text-section lg:text-page">
          {m.featuresHeading}
        </h2>
        <ul className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {m.features.map((feature) => (
            <li key={feature} className="flex gap-3">
              <Check aria-hidden="true" className="stroke-strong mt-0.5 text-fjord" />
              {feature}
            </li>
          ))}
        </ul>
        <p className="mt-5 text-note text-ink-soft">{m.firstDay}</p>
      </div>
      <div className="rounded-card bg-sunk p-6 lg:p-8">
        <h2 className="text-title">{m.priceHeading}</h2>
        <p className="mt-2 font-serif text-display leading-none font-[560] text-fjord">{m.price}</p>
        <p className="mt-3 font-semibold">{m.priceNow}</p>
        <p className="mt-1 text-ink-soft">{m.priceLater}</p>
      </div>
    </section>
  );
}
