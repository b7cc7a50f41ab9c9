// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { anEventCard } from "#test/support/event-cards";
import { render } from "#test/support/render";
import { EventCard } from "~/components/events/event-card";
import { EventDateRow } from "~/components/events/event-date-row";
import { EventRow } from "~/components/events/event-row";
import { HourGroup } from "~/components/weekend/day-section";
import { eventStateMessages } from "~/i18n/nb/event-states";
import type { EventCardView } from "~/views/events/card";
import type { MarkView } from "~/views/events/state";

const MARKS = Object.entries(eventStateMessages.marks) as [MarkView["kind"], string][];

const PLACES: Record<string, (event: EventCardView) => JSX.Element> = {
  card: (event) => <EventCard event={event} isEager />,
  row: (event) => <EventRow event={event} />,
  "dated row": (event) => <EventDateRow event={event} />,
  weekend: (event) => (
    <ul>
      <HourGroup hour={{ time: "18:00", dateTime: event.dateTime, type: event.type, events: [event] }} />
    </ul>
  ),
};

/** Without what is hidden from screen readers. */
function heardIn(element: HTMLElement): string {
  for (const hidden of element.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return element.textContent ?? "";
}

it.each(Object.keys(PLACES))("a state is heard once in a %s, after the title unless it is cancelled", (place) => {
  for (const [kind, text] of MARKS) {
    const heard = heardIn(render(PLACES[place]!(anEventCard({ marks: [{ kind, text }] }))));
    expect(heard.split(text), `${kind} is heard once`).toHaveLength(2);
    expect(heard).toContain(kind === "cancelled" ? `${text}: Salmekveld` : `Salmekveld (${text})`);
  }
});
