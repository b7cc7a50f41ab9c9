import { Check, Hourglass } from "lucide-react";
import { becomeOrganizerMessages } from "#messages/become-organizer";
import { useMessages } from "~/i18n/use-messages";

/** What is free, what is to come, and what it may cost one day. */
export function Features() {
  const m = useMessages(becomeOrganizerMessages);
  return (
    <section aria-labelledby="features" className="grid gap-6 lg:grid-cols-[1.6fr_1fr] lg:gap-9">
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
          <li className="flex gap-3 text-ink-soft">
            <Hourglass aria-hidden="true" className="mt-0.5" />
            <span>
              {m.comingFeature}{" "}
              <span className="rounded-full bg-sunk px-2.5 py-0.5 text-note font-semibold whitespace-nowrap">
                {m.comingSoon}
              </span>
            </span>
          </li>
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
