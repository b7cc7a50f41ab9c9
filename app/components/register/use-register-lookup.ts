import { useRef, useState } from "react";
import type { registerMessages } from "#messages/register";
import type { LookupView } from "~/views/organizers/register-lookup";

type Hits = Extract<LookupView, { kind: "hits" }>;

export type Lookup = Hits | { kind: keyof (typeof registerMessages)["problems"] };

/** `first` is what the page came with, of `firstQuery`. */
export function useRegisterLookup(first: Lookup | null, firstQuery = "") {
  const [lookup, setLookup] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const asking = useRef<AbortController | null>(null);
  const query = useRef(firstQuery);

  const ask = async (page: number): Promise<Lookup["kind"] | null> => {
    asking.current?.abort();
    const own = (asking.current = new AbortController());
    setBusy(true);
    const timer = window.setTimeout(() => own.abort(), LONGEST_MS);
    const found = await request({ query: query.current, page }, own.signal);
    window.clearTimeout(timer);
    if (asking.current !== own) return null;
    setBusy(false);
    setLookup((before) =>
      page > 0 && before?.kind === "hits" && found.kind === "hits" ? inOneList(before, found) : found,
    );
    return found.kind;
  };
  return {
    lookup,
    isBusy,
    /** Resolves with what came of it; null where another look came between. */
    look(typed: string) {
      query.current = typed;
      return ask(0);
    },
    /** Adds a page of hits to those of the last lookup. */
    more: (page: number) => void ask(page),
    clear: () => setLookup(null),
  };
}

/** The register may have changed between two pages, so that a unit stands on both. */
function inOneList(before: Hits, { units, ...page }: Hits): Hits {
  const known = new Set(before.units.map(({ number }) => number));
  return { ...page, units: [...before.units, ...units.filter(({ number }) => !known.has(number))] };
}

const BY_STATUS: Partial<Record<number, Lookup["kind"] & keyof (typeof registerMessages)["problems"]>> = {
  401: "signedOut",
  429: "tooMany",
};

const LONGEST_MS = 15_000;

async function request(body: { query: string; page: number }, signal: AbortSignal): Promise<Lookup> {
  try {
    const response = await fetch("/api/register", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal,
    });
    if (response.ok) return await response.json<LookupView>();
    return { kind: BY_STATUS[response.status] ?? "unreachable" };
  } catch {
    return { kind: "unreachable" };
  }
}
