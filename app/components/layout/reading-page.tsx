import type { MetaFunction } from "@remix-run/cloudflare";
import { commonMessages } from "#messages/common";
import type { Reading, ReadingSection } from "~/domain/site/reading";
import { pageMeta } from "./page-meta";

export const readingMeta =
  (path: string): MetaFunction<() => Promise<Reading>> =>
  ({ matches, data }) =>
    data ? pageMeta(matches, path, commonMessages, () => data) : [];

export function ReadingPage({ title, intro, sections, reviewed }: Reading) {
  return (
    <article className="mx-auto max-w-[1180px] px-5 pt-5 lg:px-8 lg:pt-8">
      <div className="max-w-[42rem]">
        <h1 className="text-page lg:text-display">{title}</h1>
        <p className="mt-3 mb-9 text-lead text-balance text-ink-soft lg:text-title">{intro}</p>
        {sections.map((section) => (
          <Section key={section.heading} {...section} />
        ))}
        <p className="mt-10 border-t border-line pt-4 text-note text-ink-soft">{reviewed}</p>
      </div>
    </article>
  );
}

function Section({ heading, paragraphs, list, terms }: ReadingSection) {
  return (
    <section className="mb-9 flex flex-col gap-3 text-lead leading-relaxed">
      <h2 className="text-section">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="wrap-anywhere">
          {paragraph}
        </p>
      ))}
      {list.length > 0 && (
        <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-amber">
          {list.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )}
      {terms.length > 0 && (
        <dl className="overflow-hidden rounded-field border border-line bg-surface">
          {terms.map(({ term, text }) => (
            <div
              key={term}
              className="grid grid-cols-1 gap-x-6 border-b border-line px-4 py-3 last:border-b-0 sm:grid-cols-[14rem_minmax(0,1fr)] sm:px-5"
            >
              <dt className="font-semibold wrap-anywhere">{term}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
