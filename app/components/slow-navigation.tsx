import { useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { DetailSkeleton } from "./detail/detail-skeleton";

/** A page that comes sooner than this needs no skeleton; a flash of one would be worse. */
const PATIENCE_MS = 250;

const DETAIL_PAGE = /^\/(event|organizer)\/[\w-]+$/;

/** Shows the skeleton of a detail page in the place of the page being left, when the way there takes a while. */
export function SlowNavigation({ children }: { children: ReactNode }) {
  const { state, location } = useNavigation();
  const isOnTheWay = state === "loading" && DETAIL_PAGE.test(location.pathname);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isOnTheWay) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isOnTheWay]);
  return isOnTheWay && isSlow ? <DetailSkeleton /> : children;
}
