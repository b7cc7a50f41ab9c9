import { Form, Link } from "@remix-run/react";
import { Search } from "lucide-react";
import { helpMessages } from "#messages/help";
import { Button } from "~/components/ui/button";
import { inputStyle } from "~/components/ui/text-input";
import { TextLink } from "~/components/ui/text-link";
import { useMessages } from "~/i18n/use-messages";
import type { HelpEntry, HelpView } from "~/views/site/help";
import { WriteToUs } from "./write-to-us";

/** The search works without scripts. */
export function HelpPage({ query, found, groups }: HelpView) {
  const m = useMessages(helpMessages);
  return (
    <div className="mx-auto max-w-[1180px] px-5 pt-5 lg:px-8 lg:pt-8">
      <h1 className="text-page lg:text-display">{m.title}</h1>
      <p className="mt-2 mb-5 text-lead text-ink-soft">{m.intro}</p>
      <Form role="search" action="/help" className="flex max-w-2xl flex-wrap gap-2.5">
        <input
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={200}
          aria-label={m.searchLabel}
          placeholder={m.searchLabel}
          autoComplete="off"
          enterKeyHint="search"
          className={inputStyle("min-w-0 flex-1 basis-60")}
        />
        <Button type="submit" className="min-h-12">
          <Search aria-hidden="true" className="icon-text" />
          {m.search}
        </Button>
      </Form>
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
