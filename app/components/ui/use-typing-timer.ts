import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** For what is searched on a page when typing pauses. It stops once another is on its way: the search would lead back. */
export function useTypingTimer(page: string) {
  const timer = useRef<number>();
  const { location = { pathname: page } } = useNavigation();
  useEffect(() => () => clearTimeout(timer.current), [location.pathname === page]);
  return timer;
}
