import { Trash2 } from "lucide-react";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { calendarSyncMessages } from "~/i18n/calendar-sync";
import { useMessages } from "~/i18n/use-messages";
import type { CalendarView } from "~/views/calendar-sync";

/** Takes a calendar away, after saying how many events go with it. */
export function RemoveCalendar({ calendar: { id, name, removal } }: { calendar: CalendarView }) {
  const m = useMessages(calendarSyncMessages);
  return (
    <details className="open:basis-full">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-full px-3 font-semibold text-danger hover:bg-danger-tint [&::-webkit-details-marker]:hidden">
        <Trash2 size={18} strokeWidth={1.8} aria-hidden="true" />
        {m.remove}
        <span className="sr-only">{name}</span>
      </summary>
      <PostForm failed={m.problems.remove} className="mt-2 flex flex-col items-start gap-3 rounded-2xl bg-danger-tint p-4">
        <input type="hidden" name="sync_id" value={id} />
        <p className="wrap-anywhere">{removal.question}</p>
        <Button type="submit" kind="danger" name="intent" value="remove">
          {removal.button}
        </Button>
      </PostForm>
    </details>
  );
}
