import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { calendarSyncMessages } from "#messages/calendar-sync";
import { PostForm } from "~/components/send/post-form";
import { useIntent } from "~/components/send/use-intent";
import { Button, buttonStyle } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { SameCalendarView } from "~/views/calendars/answers";
import { useCalendarsAddress } from "./use-calendars-address";

export function SameCalendar({ same }: { same: SameCalendarView }) {
  const { same: m, add } = useMessages(calendarSyncMessages);
  const isBusy = useIntent() !== null;
  const back = useCalendarsAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [same]);
  return (
    <section
      aria-labelledby="same-calendar"
      className="flex flex-col gap-4 rounded-card border-[1.5px] border-fjord bg-surface p-5 lg:p-7"
    >
      <h2 id="same-calendar" ref={heading} tabIndex={-1} className="text-title wrap-anywhere outline-none">
        {m.heading(same.name)}
      </h2>
      <p>{m.text}</p>
      <PostForm className="flex flex-wrap gap-3">
        <input type="hidden" name="sync_id" value={same.id} />
        <input type="hidden" name="calendar_url" value={same.address} />
        <Button type="submit" name="intent" value="relink" disabled={isBusy}>
          {isBusy ? add.looking : m.relink}
        </Button>
        <input type="hidden" name="calendar_name" value={same.typedName} />
        <Button type="submit" kind="quiet" name="intent" value="add_anyway" disabled={isBusy}>
          {m.anyway}
        </Button>
        <Link to={back} className={buttonStyle("quiet")}>
          {m.leave}
        </Link>
      </PostForm>
    </section>
  );
}
