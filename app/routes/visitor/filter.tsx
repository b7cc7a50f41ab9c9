import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useSearchParams } from "@remix-run/react";
import { factsMessages } from "#messages/facts";
import { FactFilter } from "~/components/facts/fact-filter";
import type { PageHandle } from "~/components/layout/page-handle";
import { pageMeta } from "~/components/layout/page-meta";
import { searchHref } from "~/components/search/search-params";
import { Button, buttonStyle } from "~/components/ui/button";
import { FACT_PARAMETERS, SEARCH_PARAMETERS } from "~/domain/search/limits";
import { requireMethod } from "~/http/methods";
import { useMessages } from "~/i18n/use-messages";

export const handle: PageHandle = { back: "/" };

export const action = requireMethod("page");

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "/filter", factsMessages, ({ filter }) => ({ title: filter.title, description: filter.hint }));

const KEPT = SEARCH_PARAMETERS.filter((name) => !FACT_PARAMETERS.some((fact) => fact === name));

/** For browsers without scripts. */
export default function FilterRoute() {
  const m = useMessages(factsMessages);
  const [search] = useSearchParams();
  return (
    <div className="mx-auto max-w-2xl px-5 pt-5 lg:pt-8">
      <h1 className="text-page lg:text-display">{m.filter.title}</h1>
      <Form action="/" className="mt-5 flex flex-col gap-6 rounded-card border border-line bg-surface p-5 sm:p-6">
        {KEPT.flatMap((name) =>
          search.getAll(name).map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
        )}
        <FactFilter chosen={search} />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit">{m.filter.show}</Button>
          <Link to={searchHref(search, {})} className={buttonStyle("quiet")}>
            {m.filter.back}
          </Link>
        </div>
      </Form>
    </div>
  );
}
