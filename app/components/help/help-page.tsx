import { Link } from "@remix-run/react";
import { helpMessages } from "#messages/help";
import { SearchForm } from "~/components/ui/search-form";
import { TextLink } from "~/components/ui/text-link";
import { useMessages } from "~/i18n/use-messages";
import type { HelpEntry, HelpView } from "~/views/site/help";
import { WriteToUs } from "./write-to-us";

export function HelpPage({ query, found, groups }: HelpView) {
  const m = useMessages(helpMessages);
  return (
    <div className="mx-auto max-w-[1180px] px-5 pt-5 lg:px-8 lg:pt-8">
      <h1 className="text-page lg:text-display">{m.title}</h1>
      <p className="mt-2 mb-5 text-lead text-ink-soft">{m.intro}</p>
      <div className="max-w-2xl">
        <SearchForm label={m.searchLabel} query={query} search={m.search} />
      </div>
      {found ? (
        <Found query={query} articles={found} />
      ) : (
        groups.map(({ audience, articles }) => (
          <section key={audience} aria-labelledby={`for-${audience}`} className="mt-9">
            <h2 id={`for-${audience}`} className="text-section">
              {m.audiences[audience]}
            </h2>
            <ArticleList articles={articles} />
          </section>
        ))
      )}
      <WriteToUs />
    </div>
  );
}

function Found({ query, articles }: { query: string; articles: HelpEntry[] }) {
  const m = useMessages(helpMessages);
  return (
    <section aria-labelledby="found" className="mt-9">
      <h2 id="found" className="text-section">
        {m.found(articles.length, query)}
      </h2>
      {articles.length === 0 && <p className="mt-2 text-lead text-ink-soft">{m.noneFound}</p>}
      <ArticleList articles={articles} />
      <p className="mt-5">
        <Link to="/help" className="inline-flex min-h-11 items-center font-semibold text-fjord underline">
          {m.all}
        </Link>
      </p>
    </section>
  );
}

function ArticleList({ articles }: { articles: HelpEntry[] }) {
  return (
    <ul className="mt-3 grid gap-x-6 lg:grid-cols-2">
      {articles.map(({ id, title, summary }) => (
        <li key={id} className="border-b border-line py-3 wrap-anywhere">
          <TextLink to={`/help/${id}`} className="text-lead">
            {title}
          </TextLink>
          <p className="text-ink-soft">{summary}</p>
        </li>
      ))}
    </ul>
  );
}
