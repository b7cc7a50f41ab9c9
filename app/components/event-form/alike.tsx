import { eventFormMessages } from "#messages/event-form";
import { TickBox } from "~/components/ui/tick-box";
import { UNLIKE_FIELD } from "~/domain/likeness/unlike";
import { useMessages } from "~/i18n/use-messages";
import type { EventFormAnswer } from "~/views/events/form";

/** A tick and not a button, which Enter in a field would press. */
export function Alike({ of: { shown, more, ids } }: { of: NonNullable<EventFormAnswer["alike"]> }) {
  const m = useMessages(eventFormMessages).alike;
  return (
    <>
      <p>{m.heading}</p>
      <ul className="my-1 list-disc pl-5 font-normal">
        {shown.map(({ id, title, facts }) => (
          <li key={id} className="wrap-anywhere">
            <a href={`/event/${id}`} target="_blank" rel="noopener" className="underline underline-offset-4">
              {title}
            </a>
            {`, ${facts}`}
          </li>
        ))}
        {more > 0 && <li>{m.more(more)}</li>}
      </ul>
      <p className="font-normal">{m.text}</p>
      <TickBox name={UNLIKE_FIELD} value={ids}>
        {m.another}
      </TickBox>
    </>
  );
}
