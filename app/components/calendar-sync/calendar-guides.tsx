import { ChevronDown } from "lucide-react";
import { calendarGuideMessages } from "#messages/calendar-guides";
import { useMessages } from "~/i18n/use-messages";

const SERVICES = ["google", "outlook", "icloud", "teamup", "wordpress", "churchdesk"] as const;

export function CalendarGuides() {
  const m = useMessages(calendarGuideMessages);
  return (
    <section aria-labelledby="guides">
      <h2 id="guides" className="text-title">
        {m.heading}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">{m.intro}</p>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        {SERVICES.map((service) => (
          <Guide key={service} {...m.guides[service]} />
        ))}
      </div>
    </section>
  );
}

function Guide({ name, steps, note }: { name: string; steps: string[]; note?: string }) {
  return (
    <details className="group border-b border-line last:border-b-0">
      <summary className="flex min-h-14 list-none items-center gap-3 px-5 py-2 hover:bg-sunk/60 focus-visible:-outline-offset-3 focus-visible:[box-shadow:none] [&::-webkit-details-marker]:hidden">
        <span className="flex-1 font-serif text-lead font-semibold">{name}</span>
        <ChevronDown aria-hidden="true" className="text-ink-faint group-open:rotate-180" />
      </summary>
      <div className="px-5 pt-1 pb-5">
        <ol className="flex list-decimal flex-col gap-1.5 pl-5">
          {steps.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
        {note && <p className="mt-3 rounded-field bg-sunk px-4 py-3 text-note text-ink-soft">{note}</p>}
      </div>
    </details>
  );
}
