import type { EventCardView } from "~/views/events/card";
import { generatedCover } from "~/views/images/image";

/** Returns an event's card; `wanted` overrides its fields. */
export const anEventCard = (wanted: Partial<EventCardView> = {}): EventCardView => ({
  id: "e1",
  title: "Salmekveld",
  language: null,
  type: "concert",
  image: generatedCover("concert", "e1"),
  day: "2026-06-07",
  near: null,
  weekday: "søn.",
  date: "7",
  month: "juni",
  time: "18:00",
  dateTime: "2026-06-07T16:00:00.000Z",
  until: null,
  marks: [],
  facts: [],
  place: "Østre kirke, Ås",
  distance: null,
  organizer: { id: "o1", name: "Østre menighet", initial: "Ø", logo: null },
  ...wanted,
});
