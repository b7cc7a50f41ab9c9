import { useNavigation } from "@remix-run/react";
import { debugCalendarMessages } from "#messages/debug-calendar";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { SYNC_FUNCTIONS } from "~/domain/calendars/sample-calendar";
import { useMessages } from "~/i18n/use-messages";

interface FormProps {
  calendars: { id: string; calendar_name: string; organizer_name: string }[];
}

/** The first function runs for one of the newest calendars, the others without one. */
export function FunctionForm({ calendars }: FormProps) {
  const { function: m } = useMessages(debugCalendarMessages);
  const isBusy = useNavigation().state === "submitting";
  return (
    <PostForm className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-3">
        {SYNC_FUNCTIONS.map((name) => (
          <Button key={name} type="submit" name="tried" value={name} disabled={isBusy}>
            {isBusy ? m.running : m.test(name)}
          </Button>
        ))}
      </div>
      <h2 className="text-title">{m.calendars}</h2>
      {calendars.length === 0 && <p className="text-ink-soft">{m.none}</p>}
      {calendars.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface px-5">
          {calendars.map(({ id, calendar_name, organizer_name }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
                <span className="block font-semibold">{calendar_name}</span>
                <span className="text-note text-ink-soft">{organizer_name}</span>
              </span>
              <Button type="submit" kind="quiet" name="sync_id" value={id} disabled={isBusy}>
                {m.run}
                <span className="sr-only">{calendar_name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </PostForm>
  );
}

interface AnswerProps {
  tried: string;
  isSuccess: boolean;
  message: string | null;
  /** As a program would get it. */
  json: string;
}

export function FunctionAnswer({ tried, isSuccess, message, json }: AnswerProps) {
  const { function: m } = useMessages(debugCalendarMessages);
  return (
    <section role="status" className="rounded-card border border-line bg-surface p-5">
      <h2 className="flex flex-wrap items-center gap-3 text-title">
        {m.answer(tried)}
        <span
          className={`rounded-full px-3 py-0.5 font-sans text-note font-semibold ${isSuccess ? "bg-fjord-tint text-fjord" : "bg-danger-tint text-danger"}`}
        >
          {isSuccess ? m.success : m.failure}
        </span>
      </h2>
      {message && <p className="mt-2 font-medium text-danger">{message}</p>}
      <pre className="mt-3 text-note wrap-anywhere whitespace-pre-wrap">{json}</pre>
    </section>
  );
}
