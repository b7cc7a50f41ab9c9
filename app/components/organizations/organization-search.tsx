import { Form, Link, useNavigate } from "@remix-run/react";
import { Search, X } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { organizationsMessages } from "#messages/organizations";
import { TYPING_PAUSE_MS, useIsHere } from "~/components/ui/use-is-here";
import { useMessages } from "~/i18n/use-messages";
import type { OrganizationsView } from "~/views/organizers/card";
import { OrganizationFilters } from "./organization-filters";

/** A typed place takes that of a position. */
function searchIn(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && value.trim() !== "" ? [[name, value.trim()]] : [],
  );
  const search = new URLSearchParams(fields);
  if (search.has("near")) for (const name of ["lat", "lng"]) search.delete(name);
  return search;
}

/** Plain; with scripts it searches by itself when typing pauses and when a filter is chosen. */
export function OrganizationSearch({ view: { query, filters } }: { view: OrganizationsView }) {
  const m = useMessages(organizationsMessages);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>();
  const isHere = useIsHere("/organizations");

  // Back and "clear" change the text from outside; while a person types, the field is not changed.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = query;
  }, [query]);

  const searchNow = () => {
    window.clearTimeout(timer.current);
    if (!form.current) return;
    navigate({ search: `?${searchIn(form.current)}` }, { replace: true, preventScrollReset: true });
  };
  const searchSoon = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => isHere.current && searchNow(), TYPING_PAUSE_MS);
  };
  const onChange = ({ target }: FormEvent) => {
    // A chosen place is searched instead of what the map shows.
    const box = form.current?.elements.namedItem("bbox");
    if (
      target instanceof Element &&
      ["near", "county"].includes(target.getAttribute("name") ?? "") &&
      box instanceof HTMLInputElement
    )
      box.value = "";
    if (target instanceof HTMLSelectElement) searchNow();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    searchNow();
  };

  return (
    <Form
      ref={form}
      action="/organizations"
      role="search"
      onSubmit={submit}
      onChange={onChange}
      className="flex flex-col gap-4"
    >
      <div className="flex max-w-2xl gap-2.5">
        <div className="relative flex-1">
          <Search aria-hidden="true" className="pointer-events-none absolute top-4.5 left-4.5 text-ink-faint" />
          <input
            ref={input}
            type="search"
            name="q"
            defaultValue={query}
            maxLength={200}
            onInput={searchSoon}
            placeholder={m.searchPlaceholder}
            aria-label={m.searchLabel}
            autoComplete="off"
            enterKeyHint="search"
            className={`h-14 w-full appearance-none rounded-field border-[1.5px] border-line-strong bg-surface pl-12 text-ink shadow-float placeholder:text-ink-faint [&::-webkit-search-cancel-button]:hidden ${query ? "pr-12" : "pr-4"}`}
          />
          {query && (
            <Link
              to="/organizations"
              replace
              preventScrollReset
              aria-label={m.clear}
              onClick={() => input.current && (input.current.value = "")}
              className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-inner text-ink-soft hover:bg-sunk"
            >
              <X aria-hidden="true" />
            </Link>
          )}
        </div>
        <button
          type="submit"
          className="grid h-14 place-items-center rounded-field bg-fjord px-4.5 font-semibold text-on-fjord hover:bg-fjord-deep"
        >
          <span className="hidden sm:inline">{m.search}</span>
          <Search aria-hidden="true" className="sm:hidden" />
          <span className="sr-only sm:hidden">{m.search}</span>
        </button>
      </div>
      <OrganizationFilters filters={filters} />
    </Form>
  );
}
