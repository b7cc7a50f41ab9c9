import { useRef, useState } from "react";
import type { registerMessages } from "#messages/register";
import type { LookupView } from "~/views/organizers/register-lookup";

/** A lookup's hits, or why there are none. */
export type Lookup = Extract<LookupView, { kind: "hits" }> | { kind: keyof (typeof registerMessages)["problems"] };

/** Looks up units while the page stays; `first` is what the page came with. */
export function useRegisterLookup(first: Lookup | null) {
  const [lookup, setLookup] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const asking = useRef<AbortController | null>(null);

  /** Looks up a page of hits, and adds it to those before. */
  const look = async (query: string, page = 0) => {
    asking.current?.abort();
    const own = (asking.current = new AbortController());
    setBusy(true);
    const timer = window.setTimeout(() => own.abort(), LONGEST_MS);
    const found = await ask({ query, page }, own.signal);
    window.clearTimeout(timer);
    if (asking.current !== own) return;
    setBusy(false);
    setLookup((before) =>
      page > 0 && before?.kind === "hits" && found.kind === "hits"
        ? { ...found, units: [...before.units, ...found.units] }
        : found,
    );
  };
  return { lookup, isBusy, look, clear: () => setLookup(null) };
}

const BY_STATUS: Partial<Record<number, Lookup["kind"] & keyof (typeof registerMessages)["problems"]>> = {
  401: "signedOut",
  429: "tooMany",
};

const LONGEST_MS = 15_000;

async function ask(body: { query: string; page: number }, signal: AbortSignal): Promise<Lookup> {
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
