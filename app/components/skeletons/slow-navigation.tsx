import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useOnTheWay } from "~/components/ui/on-the-way";
import { useOnceAlive } from "~/components/ui/use-once-alive";
import { skeletonOf } from "./skeleton-of";

/** A page that loads faster needs no skeleton, which would only flash. */
const PATIENCE_MS = 250;

type SlowPage = NonNullable<ReturnType<typeof useSlowPage>>;

/** Null where the page that loads has none. */
export function useSlowPage() {
  const { pathname } = useLocation();
  const target = useOnTheWay()?.pathname;
  const [slow, setSlow] = useState<{ target: string; place: number }>();
  useEffect(() => {
    setSlow(undefined);
    if (target === undefined || target === pathname) return;
    const timer = setTimeout(() => setSlow({ target, place: window.scrollY }), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [target, pathname]);
  const plan = slow && slow.target === target ? skeletonOf(slow.target) : null;
  return slow && plan ? { ...plan /** The current page's scroll position in pixels. */, place: slow.place } : null;
}

const loadSkeletons = () => import("./page-skeleton");

/** Over the current page, which stays mounted in case the next one fails. */
export function SlowNavigation({ slow, children }: { slow: SlowPage | null; children: ReactNode }) {
  const skeletons = useOnceAlive(loadSkeletons);
  const isShown = slow !== null && skeletons !== null;
  useKeepPlace(isShown ? slow.place : null);
  return (
    <>
      {isShown && <skeletons.PageSkeleton page={slow.page} />}
      <div className={isShown ? "invisible h-0 overflow-hidden" : "contents"}>{children}</div>
    </>
  );
}

/** Restores it when the skeleton disappears and the page was not left. */
function useKeepPlace(place: number | null): void {
  const kept = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (place !== null) window.scrollTo(0, 0);
    else if (kept.current !== null) window.scrollTo(0, kept.current);
    kept.current = place;
  }, [place]);
}
