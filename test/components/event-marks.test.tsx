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

it.each(Object.keys(PLACES))("a state stands once in a %s, after the title unless it is cancelled", (place) => {
  for (const [kind, text] of MARKS) {
    const shown = render(PLACES[place]!(anEventCard({ marks: [{ kind, text }] })));
    // Who is told in the title that it is cancelled sees a mark too.
    expect(shown.textContent.split(text), `${kind} is written once`).toHaveLength(kind === "cancelled" ? 3 : 2);
    const heard = heardIn(shown);
    expect(heard.split(text), `${kind} is heard once`).toHaveLength(2);
    if (kind === "cancelled") expect(heard).toContain(`${text}: Salmekveld`);
    else expect(heard.indexOf(text), `${kind} after the title`).toBeGreaterThan(heard.indexOf("Salmekveld"));
  }
});
