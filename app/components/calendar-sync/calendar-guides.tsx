import { ChevronDown } from "lucide-react";
import type { Reading, ReadingSection } from "~/domain/site/reading";

/** How each service's link is found. */
export function CalendarGuides({ guides: { title, intro, sections } }: { guides: Reading }) {
  return (
    <section aria-labelledby="guides">
      <h2 id="guides" className="text-title">
        {title}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">{intro}</p>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        {sections.map((section) => (
          <Guide key={section.heading} {...section} />
        ))}
      </div>
    </section>
  );
}

function Guide({ heading, list, paragraphs }: ReadingSection) {
  return (
    <details className="group border-b border-line last:border-b-0">
      <summary className="flex min-h-14 list-none items-center gap-3 px-5 py-2 hover:bg-sunk/60 focus-visible:-outline-offset-3 focus-visible:[box-shadow:none] [&::-webkit-details-marker]:hidden">
        <span className="flex-1 font-serif text-lead font-semibold">{heading}</span>
        <ChevronDown aria-hidden="true" className="text-ink-faint group-open:rotate-180" />
      </summary>
      <div className="px-5 pt-1 pb-5">
        <ol className="flex list-decimal flex-col gap-1.5 pl-5">
          {list.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
        {paragraphs.map((note) => (
          <p key={note} className="mt-3 rounded-field bg-sunk px-4 py-3 text-note text-ink-soft">
            {note}
          </p>
        ))}
      </div>
    </details>
  );
}
