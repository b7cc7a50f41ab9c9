import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Before what is typed is searched for on the page. */
export const TYPING_PAUSE_MS = 300;

/** For what is searched on a page when typing pauses. It stops once another is on its way: the search would lead back. */
export function useTypingTimer(page: string) {
  const timer = useRef<number>();
  const { location = { pathname: page } } = useNavigation();
  useEffect(() => () => clearTimeout(timer.current), [location.pathname === page]);
  return timer;
}
