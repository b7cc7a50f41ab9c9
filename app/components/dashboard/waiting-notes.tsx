import { Copy, DoorClosed, EyeOff, Handshake, type LucideIcon } from "lucide-react";
import { askedHostMessages } from "#messages/hosts";
import { likeEventsMessages } from "#messages/like-events";
import { mismatchListMessages } from "#messages/mismatches";
import { moderationMessages } from "#messages/moderation";
import { AskBox } from "~/components/ui/ask-box";
import { ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  /** Visitors' notes that something was not right. */
  mismatches: number;
  /** Others' events about which the organizer is asked. */
  hosts: number;
  likeEvents: number;
}

export function WaitingNotes({ mismatches, hosts, likeEvents }: Props) {
  const told = useMessages(mismatchListMessages);
  const asked = useMessages(askedHostMessages);
  const like = useMessages(likeEventsMessages);
  return (
    <>
      <Note count={mismatches} Icon={DoorClosed} texts={told} to="/dashboard/mismatches" />
      <Note count={hosts} Icon={Handshake} texts={asked} to="/dashboard/hosts" />
      <Note count={likeEvents} Icon={Copy} texts={{ ...like, title: like.heading }} to="/dashboard/like-events" />
    </>
  );
}

/** Above everything else: nobody else sees it meanwhile. */
export function HiddenNote({ count }: { count: number }) {
  return (
    <Note
      count={count}
      Icon={EyeOff}
      texts={useMessages(moderationMessages).hiddenNote}
      to="/admin/moderation?tab=hidden"
    />
  );
}

interface NoteProps {
  count: number;
  Icon: LucideIcon;
  texts: { title: string; notice: (count: number) => string; look: string };
  to: string;
}

function Note({ count, Icon, texts, to }: NoteProps) {
  if (count === 0) return null;
  return (
    <div className="mt-5">
      <AskBox Icon={Icon} title={texts.title} text={texts.notice(count)}>
        <ButtonLink kind="quiet" to={to}>
          {texts.look}
        </ButtonLink>
      </AskBox>
    </div>
  );
}
