import { Link } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { homeMessages } from "#messages/home";
import { buttonStyle } from "~/components/ui/button";
import { onceThere } from "~/components/ui/loaded-apart";
import { FACT_PARAMETERS } from "~/domain/search/limits";
import { useMessages } from "~/i18n/use-messages";

const loadFilter = () => import("~/components/facts/fact-filter");
const FactFilter = lazy(async () => ({ default: (await onceThere(loadFilter)).FactFilter }));

const focus = (opened: HTMLElement | null) => opened?.focus();

/** Loaded when asked for; without scripts they have a page of their own. */
export function MoreFilters({ search }: { search: URLSearchParams }) {
  const m = useMessages(homeMessages);
  const [isOpen, setOpen] = useState(false);
  const page = `/filter?${search}`;
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
        to={page}
        onClick={(event) => {
          event.preventDefault();
          loadFilter().catch(() => location.assign(page));
          setOpen(true);
        }}
        className={buttonStyle("quiet")}
      >
        {m.moreFilters}
      </Link>
    </div>
  );
}
