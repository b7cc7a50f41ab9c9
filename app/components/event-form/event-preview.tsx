import { Clock } from "lucide-react";
import { commonMessages } from "#messages/common";
import { eventFormMessages } from "#messages/event-form";
import { eventsMessages } from "#messages/events";
import { ArchDate } from "~/components/events/arch-date";
import { EventMarks, MarkedTitle } from "~/components/events/event-marks";
import { TypeBadge } from "~/components/events/type-badge";
import { OrganizerAvatar } from "~/components/image/organizer-avatar";
import { useMessages } from "~/i18n/use-messages";
import type { FormTexts } from "~/schemas/forms/parse";
import type { EventFormView } from "~/views/events/form";
import { previewOf } from "./preview-of";

interface Props {
  draft: FormTexts;
  view: EventFormView;
}

/** Beside the form; on phones and tablets it is behind a button. */
export function EventPreview(props: Props) {
  const m = useMessages(eventFormMessages);
  return (
    <aside aria-labelledby="preview" className="max-lg:hidden">
      <div className="lg:sticky lg:top-6">
        <h2 id="preview" className="mb-3 text-lead">
          {m.preview}
        </h2>
        <PreviewCard {...props} />
      </div>
    </aside>
  );
}

export function PreviewCard({ draft, view }: Props) {
  const m = useMessages(eventFormMessages);
  const common = useMessages(commonMessages);
  const events = useMessages(eventsMessages);
  const marks = view.state?.marks ?? [];
  const { title, type, day, time, isAllDay, place, image } = previewOf(draft, view);
  return (
    <div className="max-w-sm overflow-hidden rounded-card border border-line bg-surface shadow-float">
      <div className="relative aspect-3/2 overflow-hidden">
        <img src={image} alt="" width={600} height={400} data-kept className="themed-image size-full object-cover" />
        {day && (
          <ArchDate
            {...day}
            weekday={day.isToday ? common.today : day.weekday}
            className="absolute top-3.5 left-3.5 bg-surface"
          />
        )}
        <TypeBadge type={type} className="absolute bottom-3.5 left-3.5" />
      </div>
      <div className="flex flex-col gap-2 p-5">
        <p className="flex items-center gap-2 text-note font-semibold text-fjord even-digits">
          <Clock aria-hidden="true" className="icon-text" />
          {isAllDay ? events.allDay : time ? events.at(time) : m.previewDay}
        </p>
        <p
          className={`line-clamp-2 font-serif text-title leading-tight font-semibold ${title ? "" : "text-ink-faint"}`}
        >
          <MarkedTitle marks={marks} title={title ?? m.previewTitle} />
        </p>
        <EventMarks marks={marks} />
        <div className="flex min-w-0 items-center gap-2.5 text-note text-ink-soft">
          <OrganizerAvatar organizer={view.organizer} size="s" type={type} />
          <p className="min-w-0 leading-snug">
            <span className="block truncate font-medium text-ink">
              {view.organizer.name ?? common.unknownOrganizer}
            </span>
            <span className="block truncate">{place ?? common.unknownPlace}</span>
          </p>
        </div>
      </div>
    </div>
  );
}
