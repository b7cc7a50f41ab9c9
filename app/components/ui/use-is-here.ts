import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Before what is typed is searched for on the page. */
export const TYPING_PAUSE_MS = 300;

/** Whether the visitor is on `page` and on the way to no other: a search that begins late would lead back. */
export function useIsHere(page: string) {
  const isHere = useRef(true);
  const { location: next } = useNavigation();
  useEffect(() => {
    isHere.current = next === undefined || next.pathname === page;
    return () => void (isHere.current = false);
  }, [next, page]);
  return isHere;
}
