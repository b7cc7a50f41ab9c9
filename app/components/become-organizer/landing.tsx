import { CalendarSync, Check, Clock, MapPin, Repeat, Telescope, Users } from "lucide-react";
import { becomeOrganizerMessages } from "#messages/become-organizer";
import { ArchDate } from "~/components/events/arch-date";
import { useMessages } from "~/i18n/use-messages";
import { type Entry, EntryButtons } from "./entry-buttons";

export function LandingHero({ onOpen }: { onOpen: (entry: Entry) => void }) {
  const m = useMessages(becomeOrganizerMessages);
  return (
    <section className="-mx-5 grid grid-cols-1 items-center gap-10 bg-evening px-5 pt-8 pb-12 lg:mx-0 lg:grid-cols-[1.15fr_1fr] lg:rounded-hero lg:px-14 lg:pt-12 lg:pb-14">
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
          const look = LOOKS[index];
          return (
            <li key={title} className="flex gap-4 rounded-card border border-line bg-surface p-5 lg:flex-col lg:p-6">
              <span className={`grid h-[60px] w-[50px] shrink-0 place-items-center arch ${look?.colors}`}>
                {look && <look.Icon aria-hidden="true" className="icon-large" />}
              </span>
              <div className="min-w-0">
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

/** Decoration, so hidden from screen readers. */
function SampleWindow() {
  const m = useMessages(becomeOrganizerMessages).sample;
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-[380px] pb-22">
      <EveningWindow />
      <div className="absolute inset-x-0 bottom-0 flex items-center gap-4 rounded-card border border-line bg-surface p-3 min-[380px]:p-4 shadow-float">
        <ArchDate weekday={m.weekday} date={m.date} month={m.month} className="bg-sunk" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 text-note text-ink-soft">
            <span className="inline-flex items-center gap-1.5 font-semibold text-fjord">
              <Clock className="icon-note" />
              {m.time}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <MapPin className="icon-note" />
              {m.near}
            </span>
          </p>
          <p className="mt-1 font-serif text-lead leading-tight font-semibold">{m.title}</p>
          <p className="mt-1.5 flex flex-wrap items-center gap-2 text-note text-ink-soft">
            <span className="rounded-full bg-service-tint px-2.5 py-0.5 text-note font-semibold text-service">
              {m.type}
            </span>
            {m.place}
          </p>
        </div>
      </div>
    </div>
  );
}

function EveningWindow() {
  return (
    <svg viewBox="0 0 320 400" className="mx-auto block w-[84%]">
      <defs>
        <linearGradient id="evening" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="[stop-color:var(--fjord-tint)]" />
          <stop offset=".55" className="[stop-color:var(--amber-tint)]" />
          <stop offset="1" className="[stop-color:var(--amber)]" />
        </linearGradient>
        <clipPath id="pane">
          <path d="M20 400V160a140 140 0 0 1 280 0v240z" />
        </clipPath>
      </defs>
      <g clipPath="url(#pane)">
        <path d="M20 0h280v400H20z" fill="url(#evening)" />
        <circle cx="214" cy="150" r="34" className="fill-amber" />
        <path d="m20 250 52-72 30 38 46-78 58 88 36-40 58 70v150H20z" className="fill-fjord opacity-30" />
        <path d="M20 258c50-28 84-18 122-6s98 12 158-16v164H20z" className="fill-fjord opacity-55" />
        <path d="M20 300v-24c20-12 60-10 96 8s60 30 84 34 66-2 100-14v96H20z" className="fill-fjord" />
        <path
          d="m52 296 18-84 18 84zM66 212v-16m-7 6h14"
          className="fill-fjord stroke-fjord"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M92 268h44v34H92z" className="fill-fjord" />
        <path d="M104 276a5 5 0 0 1 10 0v12h-10zm16 0a5 5 0 0 1 10 0v12h-10z" className="fill-amber" />
        <path d="M160 20v380M20 250h280" className="fill-none stroke-fjord" strokeWidth="9" />
      </g>
      <path d="M20 400V160a140 140 0 0 1 280 0v240" className="fill-none stroke-fjord" strokeWidth="16" />
    </svg>
  );
}
