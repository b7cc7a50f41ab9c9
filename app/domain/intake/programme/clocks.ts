import { TO } from "./dates";
import type { Token } from "./tokens";

/** From when to when; HH:MM. */
export interface SaidTime {
  start: string;
  end: string | null;
  isVague: boolean;
  at: number;
  tokenEnd: number;
}

/** The times that a line says: "kl. 11.00 og 17.00" is two, "17–18.30" is one with its end. */
export function timesIn(line: string, tokens: Token[]): SaidTime[] {
  const times: SaidTime[] = [];
  let open = false;
  let previous: Token | null = null;
  for (const token of tokens) {
    const last = times.at(-1);
    if (token.kind === "clock") {
      if (last && open && previous && TO.test(line.slice(previous.end, token.at).replace(/kl\.?\s*$/i, ""))) {
        last.end = token.time;
        last.tokenEnd = token.end;
        open = false;
      } else {
        times.push({ start: token.time, end: null, isVague: token.isVague, at: token.at, tokenEnd: token.end });
        open = true;
      }
    } else open = false;
    previous = token;
  }
  return times;
}
