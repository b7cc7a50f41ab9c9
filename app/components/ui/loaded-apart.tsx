import { lazy, memo, type ReactNode, Suspense } from "react";

/**
 * Loads the component's scripts apart from the page's own; without scripts it is in the page all the same. Memoized:
 * what the page learns meanwhile would make React draw it anew.
 */
export function loadedApart<Shown>(load: () => Promise<(props: { of: Shown }) => ReactNode>, meanwhile?: ReactNode) {
  const Part = lazy(async () => ({ default: await load() }));
  return memo(function LoadedApart({ of }: { of: Shown }) {
    return (
      <Suspense fallback={meanwhile}>
        <Part of={of} />
      </Suspense>
    );
  });
}
