import { useEffect, useState } from "react";

type Ask<Answer> = (query: string, signal: AbortSignal) => Promise<Answer | null>;

/** Null until typing pauses and an answer is there. `ask` must stay the same; "" asks for nothing. */
export function useAnswerTo<Answer>(query: string, ask: Ask<Answer>, pauseMs: number): Answer | null {
  const [found, setFound] = useState<{ query: string; answer: Answer } | null>(null);
  useEffect(() => {
    if (query === "") return;
    const asking = new AbortController();
    const timer = window.setTimeout(() => {
      void ask(query, asking.signal).then((answer) => {
        if (answer && !asking.signal.aborted) setFound({ query, answer });
      });
    }, pauseMs);
    return () => {
      window.clearTimeout(timer);
      asking.abort();
    };
  }, [query, ask, pauseMs]);
  return found?.query === query ? found.answer : null;
}
