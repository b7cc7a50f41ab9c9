import { Link } from "@remix-run/react";
import { Activity, ExternalLink, History, Trash2 } from "lucide-react";
import { calendarSyncMessages } from "#messages/calendar-sync";
import { sourceStatusMessages } from "#messages/source-status";
import { PostForm } from "~/components/send/post-form";
import { Button, buttonStyle } from "~/components/ui/button";
import { TickBox } from "~/components/ui/tick-box";
import { useHydrated } from "~/components/ui/use-hydrated";
import { useMessages } from "~/i18n/use-messages";
import type { CalendarsForm } from "~/views/calendars/answers";
import type { CalendarView } from "~/views/calendars/calendars";
import { EditCalendar } from "./edit-calendar";
import { LookOver } from "./look-over";
import { SyncNow } from "./sync-now";
import { useCalendarsAddress } from "./use-calendars-address";

/** Shows first how many events are deleted with it. */
function RemoveCalendar({ calendar: { id, name, removal } }: { calendar: CalendarView }) {
  const m = useMessages(calendarSyncMessages);
  return (
    <details className="open:basis-full">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-full px-3 font-semibold text-danger hover:bg-danger-tint [&::-webkit-details-marker]:hidden">
        <Trash2 aria-hidden="true" className="icon-text" />
        {m.remove}
        <span className="sr-only">{name}</span>
      </summary>
      <PostForm
        failed={m.problems.remove}
        className="mt-2 flex flex-col items-start gap-3 rounded-field bg-danger-tint p-4"
      >
        <input type="hidden" name="sync_id" value={id} />
        <p className="wrap-anywhere">{removal.question}</p>
        <Button type="submit" kind="danger" name="intent" value="remove">
          {removal.button}
        </Button>
      </PostForm>
    </details>
  );
}

/** Without scripts a button sends the choice. */
function SyncSwitch({ id, isEnabled }: { id: string; isEnabled: boolean }) {
  const m = useMessages(calendarSyncMessages);
  const isHydrated = useHydrated();
  return (
    <PostForm preventScrollReset className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="sync_id" value={id} />
      <input type="hidden" name="intent" value="toggle" />
      <TickBox
        name="sync_enabled"
        key={String(isEnabled)}
        defaultChecked={isEnabled}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {m.enable}
      </TickBox>
      {!isHydrated && (
        <Button type="submit" kind="quiet">
          {m.save}
        </Button>
      )}
    </PostForm>
  );
}

const ROUND =
  "grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-line bg-surface transition-colors hover:border-line-strong";

interface Props {
  calendar: CalendarView;
  canWrite: boolean;
  areRunsOpen: boolean;
  answer: CalendarsForm | null;
}

/** Viewers who may only read can open its last runs. */
export function CalendarActions({ calendar, canWrite, areRunsOpen, answer }: Props) {
  const m = useMessages(calendarSyncMessages);
  const status = useMessages(sourceStatusMessages);
  const { id, name, url, isEnabled, form } = calendar;
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-2">
        {canWrite && <SyncNow id={id} name={name} />}
        {url && (
          <a href={url} target="_blank" rel="noopener noreferrer" title={m.openUrl} className={ROUND}>
            <ExternalLink aria-hidden="true" className="icon-text" />
            <span className="sr-only">{`${m.openUrl}: ${name}`}</span>
          </a>
        )}
        <Link to={`/dashboard/calendar-sync/${id}`} className={buttonStyle("quiet")}>
          <Activity aria-hidden="true" className="icon-text" />
          {status.missing.link}
          <span className="sr-only">{name}</span>
        </Link>
        <RunsLink id={id} name={name} isOpen={areRunsOpen} />
        {canWrite && <LookOver id={id} name={name} />}
        {form && <EditCalendar id={id} name={name} form={form} answer={answer} />}
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
      <History aria-hidden="true" className="icon-text" />
      {isOpen ? runs.hide : runs.show}
      <span className="sr-only">{name}</span>
    </Link>
  );
}
