import { lazy, memo, type ReactNode, Suspense } from "react";

/** Where it can't be loaded what the server has drawn stays, and it comes with the network. */
export const onceThere = <Part,>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(
    () => new Promise((resolve) => addEventListener("online", () => resolve(onceThere(load)), { once: true })),
  );

/**
 * Loads the component's scripts apart from the page's own; without scripts it is in the page all the same. Memoized:
 * what the page learns meanwhile would make React draw it anew.
 */
export function loadedApart<Shown>(load: () => Promise<(props: { of: Shown }) => ReactNode>, meanwhile?: ReactNode) {
  const Part = lazy(async () => ({ default: await onceThere(load) }));
  return memo(function LoadedApart({ of }: { of: Shown }) {
    return (
      <Suspense fallback={meanwhile}>
        <Part of={of} />
      </Suspense>
    );
  });
}
