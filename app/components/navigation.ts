import { CalendarDays, Church, Heart, Settings } from "lucide-react";

/** The four places of the product, in the order of the tabs. */
export const PLACES = [
  { to: "/", key: "events", Icon: CalendarDays },
  { to: "/organizations", key: "organizations", Icon: Church },
  { to: "/favorites", key: "favorites", Icon: Heart },
  { to: "/settings", key: "settings", Icon: Settings },
] as const;
