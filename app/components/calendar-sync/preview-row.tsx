import { EventWhen } from "~/components/event-when";
import { PictureImage } from "~/components/picture-image";
import { TypeBadge } from "~/components/type-badge";
import { commonMessages } from "~/i18n/common";
import { useMessages } from "~/i18n/use-messages";
import type { EventCardView } from "~/views/event-card";

/** An event as it will stand in lists; there is no page of it yet to go to. */
export function PreviewRow({ event }: { event: EventCardView }) {
  const common = useMessages(commonMessages);
  return (
    <li className="flex items-center gap-3.5 rounded-[18px] border border-line bg-paper p-2.5">
      <PictureImage picture={event.picture} sizes="84px" className="size-16 shrink-0 arch-32 bg-sunk object-cover sm:size-21 sm:arch-42" />
      <div className="min-w-0 flex-1">
        <EventWhen event={event} showDate />
        <p className="my-0.5 line-clamp-2 font-serif text-lg leading-tight font-semibold wrap-anywhere">{event.title}</p>
        <p className="truncate text-sm text-ink-soft">{event.place ?? common.unknownPlace}</p>
        <div className="mt-1.5 sm:hidden">
          <TypeBadge type={event.type} />
        </div>
      </div>
      <div className="mr-2 max-sm:hidden">
        <TypeBadge type={event.type} />
      </div>
    </li>
  );
}
