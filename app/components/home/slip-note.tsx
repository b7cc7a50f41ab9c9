import { Link, useSearchParams } from "@remix-run/react";
import { searchHref } from "~/components/search/search-params";
import type { HomeView } from "~/views/search/home";

/** Names the words searched for instead of a slip, or the days that were typed, and leads to what was typed. */
export function SlipNote({ of: { meant, exact } }: { of: NonNullable<HomeView["slip"]> }) {
  const [search] = useSearchParams();
  return (
    <p role="status" className="mt-3 flex flex-wrap items-baseline gap-x-3">
      {meant}
      <Link
        to={searchHref(search, { exact: search.get("q") })}
        replace
        preventScrollReset
        className="py-2.5 font-medium text-fjord underline"
      >
        {exact}
      </Link>
    </p>
  );
}
