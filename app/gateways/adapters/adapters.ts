import type { Json } from "~/domain/intake/page/loose-json";
import type { StructuredEvent } from "~/domain/intake/page/structured-event";
import type { AnswerAdapter } from "./answer-adapter";
import { checkin } from "./checkin/map";
import { churchdesk } from "./churchdesk/map";
import { cornerstone } from "./cornerstone/map";
import { hoopla } from "./hoopla/map";
import { skjerIKirken } from "./skjer-i-kirken/map";
import { squarespace } from "./squarespace/map";
import { theEventsCalendar } from "./the-events-calendar/map";
import { wix } from "./wix/map";

/** Those that recognise their data by names that no other has come first. */
const ADAPTERS: readonly AnswerAdapter[] = [
  checkin,
  skjerIKirken,
  squarespace,
  churchdesk,
  theEventsCalendar,
  hoopla,
  wix,
  cornerstone,
];

/** Returns the events of a service's own data, by the first adapter that recognises it; null where none does. */
export function eventsOfAnswer(data: Json, address: string | null): StructuredEvent[] | null {
  for (const adapter of ADAPTERS) {
    const events = adapter.read(data, address);
    if (events) return events;
  }
  return null;
}
