import type { Json } from "~/domain/intake/page/loose-json";
import type { StructuredEvent } from "~/domain/intake/page/structured-event";
import { checkinMap } from "./checkin/map";
import { churchdeskMap } from "./churchdesk/map";
import { cornerstoneMap } from "./cornerstone/map";
import type { AnswerMap } from "./event-rows";
import { hooplaMap } from "./hoopla/map";
import { skjerIKirkenMap } from "./skjer-i-kirken/map";
import { squarespaceMap } from "./squarespace/map";
import { theEventsCalendarMap } from "./the-events-calendar/map";
import { wixMap } from "./wix/map";

/** Those that recognise their data by names of their own come first. */
const MAPS: readonly AnswerMap[] = [
  checkinMap,
  skjerIKirkenMap,
  squarespaceMap,
  churchdeskMap,
  theEventsCalendarMap,
  hooplaMap,
  wixMap,
  cornerstoneMap,
];

export function eventsOfAnswer(data: Json, address: string | null): StructuredEvent[] | null {
  for (const map of MAPS) {
    const events = map(data, address);
    if (events) return events;
  }
  return null;
}
