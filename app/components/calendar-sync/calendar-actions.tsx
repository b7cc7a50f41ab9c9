import { Link } from "@remix-run/react";
import { ExternalLink, History } from "lucide-react";
import { buttonStyle } from "~/components/ui/button";
import { calendarSyncMessages } from "~/i18n/calendar-sync";
import { useMessages } from "~/i18n/use-messages";
import type { CalendarView } from "~/views/calendar-sync";
import { EditCalendar, type UneditedAnswer } from "./edit-calendar";
import { RemoveCalendar } from "./remove-calendar";
import { SyncNow } from "./sync-now";
import { SyncSwitch } from "./sync-switch";
import { useCalendarsAddress } from "./use-calendars-address";

const ROUND = "grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-line bg-surface transition-colors hover:border-line-strong";

interface Props {
  calendar: CalendarView;
  canWrite: boolean;
  areRunsOpen: boolean;
  unedited: UneditedAnswer | undefined;
}

/** Everything that can be done with a calendar; those who may only look can open its last runs. */
export function CalendarActions({ calendar, canWrite, areRunsOpen, unedited }: Props) {
  const m = useMessages(calendarSyncMessages);
  const { id, name, url, isEnabled, form } = calendar;
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-2">
        {canWrite && <SyncNow id={id} name={name} />}
        {url && (
          <a href={url} target="_blank" rel="noopener noreferrer" title={m.openUrl} className={ROUND}>
            <ExternalLink size={19} strokeWidth={1.8} aria-hidden="true" />
            <span className="sr-only">{`${m.openUrl}: ${name}`}</span>
          </a>
        )}
        <RunsLink id={id} name={name} isOpen={areRunsOpen} />
        {form && <EditCalendar id={id} name={name} form={form} answer={unedited} />}
      </div>
      {canWrite && (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <SyncSwitch id={id} isEnabled={isEnabled} />
          <RemoveCalendar calendar={calendar} />
        </div>
      )}
    </div>
  );
}

function RunsLink({ id, name, isOpen }: { id: string; name: string; isOpen: boolean }) {
  const { runs } = useMessages(calendarSyncMessages);
  const address = useCalendarsAddress(isOpen ? {} : { runs: id });
  return (
    <Link to={`${address}#${id}`} preventScrollReset className={buttonStyle("quiet")}>
      <History size={19} strokeWidth={1.8} aria-hidden="true" />
      {isOpen ? runs.hide : runs.show}
      <span className="sr-only">{name}</span>
    </Link>
  );
}
