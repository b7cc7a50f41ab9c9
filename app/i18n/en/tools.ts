export const toolMessages = {
  found: (count: string) => `Found ${count}:`,
  noEvents: "Found no events.",
  noOrganizers: "Found no organizers.",
  events: (count: number, isMore: boolean) =>
    `${isMore ? "more than " : ""}${count} ${count === 1 ? "event" : "events"}`,
  organizers: (count: number, isMore: boolean) =>
    `${isMore ? "more than " : ""}${count} ${count === 1 ? "organizer" : "organizers"}`,
  more: "There are more: send next_cursor as cursor.",
  unknownPlace: (near: string) =>
    `Does not know where “${near}” is. Send a place in Norway, a postcode, or lat and lng.`,
  noEvent: "The event does not exist, or is hidden.",
};
