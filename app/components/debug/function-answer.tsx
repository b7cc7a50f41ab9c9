import { debugCalendarMessages } from "#messages/debug-calendar";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  /** The function's name. */
  tried: string;
  isSuccess: boolean;
  /** What went wrong, in words. */
  message: string | null;
  /** As a program would get it. */
  json: string;
}

/** What the function answered. */
export function FunctionAnswer({ tried, isSuccess, message, json }: Props) {
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
