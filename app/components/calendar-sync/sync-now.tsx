import { useFetcher } from "@remix-run/react";
import { RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { calendarSyncMessages } from "#messages/calendar-sync";
import { useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { isOnTheWay, isUnsent, type Unsent } from "~/components/send/send-form";
import { Button } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { CalendarsForm } from "~/views/calendars/answers";
import { useProblemTexts } from "./use-calendar-answer";

const LIMIT_SECONDS = 30;

const BAR =
  "h-2 w-28 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-fjord [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-fjord";

/** Without scripts a plain form. */
export function SyncNow({ id, name }: { id: string; name: string }) {
  const m = useMessages(calendarSyncMessages);
  const fetcher = useFetcher<CalendarsForm | Unsent>();
  const isRunning = isOnTheWay(fetcher);
  const seconds = useSecondsOf(isRunning);
  const isTooLong = seconds >= LIMIT_SECONDS;
  const isWaiting = isRunning && !isTooLong;
  const problems: Partial<Record<string, string | null>> = useProblemTexts("sync");
  const answered = useFormAnswer(isUnsent(fetcher.data) ? null : fetcher.data).problem;
  const problem = isTooLong ? m.problems.stillRunning : isRunning ? null : answered && problems[answered];
  return (
    <PostForm fetcher={fetcher} failed={m.problems.notSynced} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="sync_id" value={id} />
      <Button type="submit" name="intent" value="sync" disabled={isWaiting} aria-describedby={`calendar-${id}`}>
        <RefreshCw
          aria-hidden="true"
          className={`icon-text ${isWaiting ? "animate-spin motion-reduce:animate-none" : ""}`}
        />
        {isWaiting ? m.syncing : m.syncNow}
        <span className="sr-only">{name}</span>
      </Button>
      {isWaiting && (
        <span className="flex items-center gap-3 text-note text-ink-soft even-digits">
          <progress max={LIMIT_SECONDS} value={seconds} aria-label={m.syncing} className={BAR} />
          {m.elapsed(seconds)}
        </span>
      )}
      {problem && (
        <p role="alert" className="font-medium text-danger">
          {problem}
        </p>
      )}
    </PostForm>
  );
}

/** 0 while `isSo` is false. */
function useSecondsOf(isSo: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isSo) return;
    setSeconds(0);
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [isSo]);
  return isSo ? seconds : 0;
}
