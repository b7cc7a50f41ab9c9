import { Form, useSubmit } from "@remix-run/react";
import { Search } from "lucide-react";
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from "react";
import { homeMessages } from "#messages/home";
import { lacksCentre, tidySearch, useCurrentSearch } from "~/components/search/search-params";
import type { CenterChoice } from "~/components/search/use-center";
import { loadedApart } from "~/components/ui/loaded-apart";
import { TYPING_PAUSE_MS, useIsHere } from "~/components/ui/use-is-here";
import { useMessages } from "~/i18n/use-messages";
import type { SaidFields } from "~/views/search/understood";
import { FilterPanel } from "./filter-panel";
import type { TypedSearch } from "./search-suggestions";
import type { NearMe } from "./use-near-me";
import type { OpenPart } from "./use-open-part";

type Props = ComponentProps<typeof SearchForm> & { radiusKm: number };

/** Above a map the field alone, in a row with its chips. */
export function Hero({ radiusKm, ...form }: Props) {
  const m = useMessages(homeMessages);
  if (form.isMap)
    return (
      <>
        <h1 className="sr-only">{m.heading}</h1>
        <SearchForm {...form} />
      </>
    );
  return (
    <div className="-mx-5 grid *:col-start-1 *:row-start-1 lg:mx-0 lg:rounded-hero lg:bg-evening">
      <WindowLight of={null} />
      <div className="px-5 pt-1 pb-2 lg:px-10 lg:py-5">
        <h1 className="relative pb-1 text-section max-[375px]:text-title lg:text-display">{m.heading}</h1>
        <p
          className={`relative mb-2 text-note text-balance text-ink-soft max-[14rem]:hidden lg:mb-3.5 lg:text-lead ${form.center ? "" : "max-[375px]:hidden"}`}
        >
          {subtitle(form.center, radiusKm, m)}
        </p>
        <SearchForm {...form} />
      </div>
    </div>
  );
}

function subtitle(center: CenterChoice, km: number, m: typeof homeMessages): string {
  if (center === null) return m.subtitle;
  if (center.kind === "own") return m.subtitleNear(km);
  return center.kind === "place" ? m.subtitlePlace(km, center.name) : m.subtitleHere(km, center.name);
}

/** What words of the address say, as the fields of its form show it. */
function withSaid(search: URLSearchParams, said: readonly SaidFields[]): URLSearchParams {
  const shown = new URLSearchParams(search);
  for (const { fields } of said) for (const [name, value] of Object.entries(fields)) shown.set(name, value);
  if (said.some(({ fields }) => "near" in fields)) for (const name of ["lat", "lng"]) shown.delete(name);
  return shown;
}

/** Kept, though the form has no field for them. */
const KEPT = ["exact", "view", "each", "bbox", "month", "day"];

/** It is drawn by the page, and never again. */
const WindowLight = loadedApart<null>(async () => (await import("./window-light")).WindowLight);

const Suggestions = loadedApart<TypedSearch>(async () => (await import("./search-suggestions")).SearchSuggestions);

interface SearchFormProps extends OpenPart {
  /** What the words of the search say of its other fields. */
  said: readonly SaidFields[];
  isMap: boolean;
  center: CenterChoice;
  nearMe: NearMe;
  /** It was entered and not found. */
  unknownPlace: string | null;
}

/** A plain GET form; with scripts every change is searched for at once. */
function SearchForm({ said, isMap, open, onOpen, center, nearMe, unknownPlace }: SearchFormProps) {
  const m = useMessages(homeMessages);
  const search = useCurrentSearch();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number>();
  const isHere = useIsHere("/");

  const send = async (changed: string | null) => {
    window.clearTimeout(timer.current);
    if (!form.current) return;
    const fields = [...new FormData(form.current)].map(
      ([name, value]) => [name, typeof value === "string" ? value : ""] as [string, string],
    );
    let next = tidySearch(fields, changed, nearMe.radiusKm);
    // Without it the words say so too.
    const words = said.length > 0 ? await import("./left-to-words").catch(() => null) : null;
    if (words) next = words.leftToWords(next, { said, before: search, changed });
    const place = next.get("near");
    if (place && place !== search.get("near")) nearMe.name(place);
    submit(next, { action: "/", replace: true, preventScrollReset: true });
  };
  const onChange = (event: FormEvent) => {
    const { name, type } = event.target as HTMLInputElement;
    window.clearTimeout(timer.current);
    if (name === "radius_km" && lacksCentre(form.current)) return;
    if (type === "search") timer.current = window.setTimeout(() => isHere.current && void send(name), TYPING_PAUSE_MS);
    else if (type !== "text") void send(name);
  };

  return (
    <Form
      ref={form}
      method="get"
      action="/"
      role="search"
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        void send(null);
      }}
      className={`flex gap-2.5 ${isMap ? "w-3/5 shrink-0 focus-within:w-full lg:w-2/5!" : "max-w-3xl"}`}
    >
      <QueryField query={search.get("q") ?? ""} onPick={(changed) => void send(changed)} timer={timer} />
      <button type="submit" tabIndex={-1} className="sr-only">
        {m.search}
      </button>
      {KEPT.map(
        (name) => search.has(name) && <input key={name} type="hidden" name={name} value={search.get(name) ?? ""} />,
      )}
      <FilterPanel
        open={open}
        onOpen={onOpen}
        search={withSaid(search, said)}
        center={center}
        nearMe={nearMe}
        unknownPlace={unknownPlace}
      />
    </Form>
  );
}

/** Its suggestions are loaded when it is first focused. */
function QueryField({ query, ...rest }: { query: string } & Omit<TypedSearch, "input">) {
  const m = useMessages(homeMessages);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<TypedSearch>();
  // Who is quick has the focus before the page has come alive.
  const load = (event: FormEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    setTyped((before) => before ?? { input: field, ...rest });
  };
  useEffect(() => {
    const field = input.current;
    if (field && field !== document.activeElement) field.value = query;
  }, [query]);
  return (
    <div className="relative min-w-0 flex-1">
      <Search aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-4 my-auto text-ink-soft" />
      <input
        ref={input}
        type="search"
        name="q"
        defaultValue={query}
        aria-label={m.searchLabel}
        placeholder={m.searchPlaceholder}
        onFocus={load}
        onInput={load}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        className="h-12 w-full lg:h-[54px] appearance-none rounded-field border-[1.5px] border-line-strong bg-surface pr-3 pl-12 shadow-float placeholder:text-ink-faint"
      />
      {typed && <Suggestions of={typed} />}
    </div>
  );
}
