import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { calendarSyncMessages } from "#messages/calendar-sync";
import { commonMessages } from "#messages/common";
import { EventWhen } from "~/components/events/event-when";
import { HoldNote } from "~/components/events/hold-note";
import { TypeBadge } from "~/components/events/type-badge";
import { ResponsiveImage } from "~/components/image/responsive-image";
import { PostForm } from "~/components/send/post-form";
import { useIntent } from "~/components/send/use-intent";
import { Button, buttonStyle } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { PreviewView } from "~/views/calendars/preview";
import type { EventCardView } from "~/views/events/card";
import { LinesList } from "./lines-list";
import { useCalendarsAddress } from "./use-calendars-address";

/** Has no page to link to yet. */
function PreviewRow({ event }: { event: EventCardView }) {
  const common = useMessages(commonMessages);
  return (
    <li className="flex items-center gap-3.5 rounded-field border border-line bg-paper p-2.5">
      <ResponsiveImage
        image={event.image}
        sizes="84px"
        className="size-16 shrink-0 arch bg-sunk object-cover sm:size-21"
      />
      <div className="min-w-0 flex-1">
        <EventWhen event={event} showDate />
        <p className="my-0.5 line-clamp-2 font-serif text-lead leading-tight font-semibold wrap-anywhere">
          {event.title}
        </p>
        <p className="truncate text-note text-ink-soft">{event.place ?? common.unknownPlace}</p>
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

export function CalendarPreviewPanel({ preview }: { preview: PreviewView }) {
  const m = useMessages(calendarSyncMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [preview]);
  return (
    <section
      aria-labelledby="preview"
      className="flex flex-col gap-5 rounded-card border-[1.5px] border-fjord bg-surface p-5 lg:p-7"
    >
      <div>
        <h2 id="preview" ref={heading} tabIndex={-1} className="text-title outline-none">
          {m.preview.heading}
        </h2>
        <p className="text-ink-soft">{m.preview.nothingSaved}</p>
      </div>
      <div className="rounded-field bg-amber-tint px-4 py-3 text-amber-ink">
        <p className="text-note">{preview.feedName === null ? m.preview.nameless : m.preview.feedName}</p>
        {preview.feedName !== null && (
          <p className="font-serif text-title leading-tight font-semibold wrap-anywhere">{preview.feedName}</p>
        )}
        <p className="mt-1 font-semibold">{m.preview.upcoming(preview.upcoming)}</p>
      </div>
      {preview.hold && <HoldNote {...preview.hold} />}
      {preview.events.length > 0 ? (
        <div>
          <h3 className="mb-2 text-lead">{m.preview.next(preview.events.length)}</h3>
          <ul className="flex flex-col gap-2">
            {preview.events.map((event) => (
              <PreviewRow key={event.id} event={event} />
            ))}
          </ul>
        </div>
      ) : (
        <p>{m.preview.none}</p>
      )}
      {preview.leftOut.length > 0 && <LinesList heading={m.preview.skippedHeading} lines={preview.leftOut} />}
      <SaveForm preview={preview} />
    </section>
  );
}

function SaveForm({ preview }: { preview: PreviewView }) {
  const m = useMessages(calendarSyncMessages);
  const isBusy = useIntent() === "add";
  const back = useCalendarsAddress();
  return (
    <PostForm failed={m.problems.add} className="flex flex-col gap-5 border-t border-line pt-5">
      <input type="hidden" name="calendar_url" value={preview.address} />
      <TextField
        label={m.add.name}
        name="calendar_name"
        key={preview.suggestedName}
        required
        maxLength={MAX_LENGTH.name}
        defaultValue={preview.suggestedName}
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="add" disabled={isBusy}>
          {isBusy ? m.add.saving : m.add.save}
        </Button>
        <Link to={back} className={buttonStyle("quiet")}>
          {m.add.other}
        </Link>
      </div>
    </PostForm>
  );
}
