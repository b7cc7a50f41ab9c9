import { useLocation } from "@remix-run/react";
import { CalendarDays, Church, Heart, Settings } from "lucide-react";
import { useOnTheWay } from "~/components/ui/on-the-way";

export const MAIN_PAGES = [
  { to: "/", key: "events", Icon: CalendarDays },
  { to: "/organizations", key: "organizations", Icon: Church },
  { to: "/favorites", key: "favorites", Icon: Heart },
  { to: "/settings", key: "settings", Icon: Settings },
] as const;

/** The tab that was just pressed, else that of the current page. */
export function usePlaceLit(): (to: string) => boolean {
  const shown = useLocation();
  const { pathname } = useOnTheWay() ?? shown;
  return (to) => pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
}
