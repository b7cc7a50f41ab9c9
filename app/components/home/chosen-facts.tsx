import { Link } from "@remix-run/react";
import { X } from "lucide-react";
import { homeMessages } from "#messages/home";
import { searchHref, useCurrentSearch } from "~/components/search/search-params";
import { chipStyle } from "~/components/ui/choice-chip";
import { FACT_PARAMETERS } from "~/domain/search/limits";
import { useMessages } from "~/i18n/use-messages";
import type { ChosenFact } from "~/views/facts/chosen";
import { AUDIENCES } from "./quick-filters";

/** It is no no: the search without them is one press away. */
function Untold() {
  const m = useMessages(homeMessages);
  const search = useCurrentSearch();
  const without = Object.fromEntries(FACT_PARAMETERS.map((name) => [name, null]));
  return (
    <p className="mt-2 text-note print:hidden">
      <Link to={searchHref(search, without)} preventScrollReset className="text-fjord underline">
        {m.fewHaveTold}
      </Link>
    </p>
  );
}

/** Those that the row of choices does not show. */
export function ChosenFacts({ chosen: all, fewHaveTold }: { chosen: ChosenFact[]; fewHaveTold: boolean }) {
  const m = useMessages(homeMessages);
  const search = useCurrentSearch();
  const chosen = all.filter(({ value }) => !AUDIENCES.some((audience) => audience === value));
  if (all.length === 0) return null;
  return (
    <>
      {chosen.length > 0 && (
        <ul aria-label={m.filters} className="mt-2 flex flex-wrap gap-2 print:hidden">
          {chosen.map(({ name, value, text }) => (
            <li key={name + value}>
              <Link
                to={searchHref(search, { [name]: search.getAll(name).filter((other) => other !== value) })}
                replace
                preventScrollReset
                className={chipStyle("fjord")}
              >
                {text}
                <X aria-hidden="true" className="icon-note" />
                <span className="sr-only">{m.takeOut}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {fewHaveTold && <Untold />}
    </>
  );
}
