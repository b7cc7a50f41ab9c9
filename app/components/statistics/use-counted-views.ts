import { NavigationType, useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { setCounting, tellCounted } from "~/network/tell-counted";

/** Pages opened from within the product, except by going back; the server counts the first. */
export function useCountedViews(isOrganizer: boolean): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => setCounting(!isOrganizer), [isOrganizer]);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (type !== NavigationType.Pop) tellCounted("views", pathname);
  }, [pathname, type]);
}
