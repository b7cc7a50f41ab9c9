import { Copy } from "lucide-react";
import { likeEventsMessages } from "#messages/like-events";
import { AskBox } from "~/components/ui/ask-box";
import { ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";

/** Tells of events that look like the same one, with the way to decide. */
export function LikeEventsNote({ count }: { count: number }) {
  const m = useMessages(likeEventsMessages);
  return (
    <div className="mt-5">
      <AskBox Icon={Copy} title={m.heading} text={m.notice(count)}>
        <ButtonLink kind="quiet" to="/dashboard/like-events">
          {m.look}
        </ButtonLink>
      </AskBox>
    </div>
  );
}
