import { eventFormMessages } from "#messages/event-form";
import { TickBox } from "~/components/ui/tick-box";
import { UNLIKE_FIELD } from "~/domain/likeness/unlike";
import { useMessages } from "~/i18n/use-messages";
import type { EventFormAnswer } from "~/views/events/form";

/** A tick and not a button, which Enter in a field would press. */
export function Alike({ of: { shown, ids } }: { of: NonNullable<EventFormAnswer["alike"]> }) {
  const m = useMessages(eventFormMessages).alike;
  return (
    <>
      {m.asks}
      <ul className="list-disc pl-5">
        {shown.map(({ id, title, facts }) => (
          <li key={id} className="wrap-anywhere">
            <a href={`/event/${id}`} target="_blank" className="underline">
              {title}
            </a>
            , {facts}
          </li>
        ))}
      </ul>
      <TickBox name={UNLIKE_FIELD} value={ids}>
        {m.another}
      </TickBox>
    </>
  );
}
