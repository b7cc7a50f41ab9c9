import type { toolMessages as nb } from "../nb/tools";

export const toolMessages: typeof nb = {
  found: (count) => `Found ${count}:`,
  noEvents: "Found no events.",
  noOrganizers: "Found no organizers.",
  events: (count, isMore) => `${isMore ? "more than " : ""}${count} ${count === 1 ? "event" : "events"}`,
  organizers: (count, isMore) => `${isMore ? "more than " : ""}${count} ${count === 1 ? "organizer" : "organizers"}`,
  more: "There are more: send next_cursor as cursor.",
  unknownPlace: (near) => `Does not know where “${near}” is. Send a place in Norway, a postcode, or lat and lng.`,
  noEvent: "The event does not exist, or is hidden.",
};
