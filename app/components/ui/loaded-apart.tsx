import { lazy, memo, type ReactNode, Suspense, useEffect } from "react";

/** Where it can't be loaded what the server has drawn stays, and it comes with the network. */
export const onceThere = <Part,>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(
    () => new Promise((resolve) => addEventListener("online", () => resolve(onceThere(load)), { once: true })),
  );

/** The server draws what can't be loaded here: once for each step of the history, so that it never goes round. */
function openAnew() {
  const { state } = history as { state: { isAnew?: true } | null };
  if (!navigator.onLine || state?.isAnew) return;
  history.replaceState({ ...state, isAnew: true }, "");
  location.reload();
}

/**
 * Loads the component's scripts apart from the page's own; without scripts it is in the page all the same. Memoized:
 * what the page learns meanwhile would make React draw it anew.
 */
export function loadedApart<Shown>(load: () => Promise<(props: { of: Shown }) => ReactNode>, meanwhile?: ReactNode) {
  let loading: ReturnType<typeof load>;
  const Part = lazy(async () => ({ default: await onceThere(() => (loading = load())) }));
  function Meanwhile() {
    useEffect(() => {
      let isShown = true;
      loading.catch(() => isShown && openAnew());
      return () => void (isShown = false);
    }, []);
    return meanwhile;
  }
  return memo(function LoadedApart({ of }: { of: Shown }) {
    return (
      <Suspense fallback={meanwhile && <Meanwhile />}>
        <Part of={of} />
      </Suspense>
    );
  });
}
