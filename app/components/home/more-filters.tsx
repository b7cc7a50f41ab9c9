import { Link } from "@remix-run/react";
import { Suspense, useState } from "react";
import { homeMessages } from "#messages/home";
import { buttonStyle } from "~/components/ui/button";
import { loadedOr } from "~/components/ui/loaded-apart";
import { FACT_PARAMETERS } from "~/domain/search/limits";
import { useMessages } from "~/i18n/use-messages";

const pageOf = (search: URLSearchParams) => `/filter?${search}`;
const FactFilter = loadedOr(
  async () => (await import("~/components/facts/fact-filter")).FactFilter,
  ({ chosen }) => pageOf(chosen),
);

const focus = (opened: HTMLElement | null) => opened?.focus();

/** Loaded when asked for; without scripts they have a page of their own. */
export function MoreFilters({ search }: { search: URLSearchParams }) {
  const m = useMessages(homeMessages);
  const [isOpen, setOpen] = useState(false);
  const kept = FACT_PARAMETERS.flatMap((name) =>
    search.getAll(name).map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
  );
  return isOpen ? (
    <Suspense fallback={kept}>
      <div ref={focus} tabIndex={-1} className="flex flex-col gap-6 outline-none">
        <FactFilter chosen={search} isLive />
      </div>
    </Suspense>
  ) : (
    <div>
      {kept}
      <Link
        to={pageOf(search)}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        className={buttonStyle("quiet")}
      >
        {m.moreFilters}
      </Link>
    </div>
  );
}
