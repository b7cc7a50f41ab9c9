import { Link } from "@remix-run/react";
import { Circle, CircleCheck } from "lucide-react";
import { firstHourMessages } from "#messages/first-hour";
import { useMessages } from "~/i18n/use-messages";
import type { FirstHourView } from "~/views/organizers/first-hour";

interface Props extends Pick<FirstHourView, "steps"> {
  /** On phones, where the events follow: what is left. */
  isShort?: boolean;
}

export function FirstSteps({ steps, isShort = false }: Props) {
  const m = useMessages(firstHourMessages);
  return (
    <ol className="mt-3 flex flex-col gap-1">
      {steps.map(({ step, isDone, to }) => {
        const Icon = isDone ? CircleCheck : Circle;
        const state = isDone ? m.isDone : m.isLeft;
        return (
          <li key={step} className={isShort && isDone ? "max-lg:hidden" : undefined}>
            <Link to={to} className="group flex min-h-11 items-start gap-3 rounded-field px-2 py-2 hover:bg-sunk">
              <Icon aria-hidden="true" className={`mt-0.5 ${isDone ? "text-fjord" : "text-ink-faint"}`} />
              <span className="min-w-0 flex-1">
                <span
                  className={`block font-semibold underline-offset-4 group-hover:underline ${isDone ? "" : "text-fjord"}`}
                >
                  {m.steps[step].title}
                </span>
                <span className="sr-only">{state}</span>
                {!isDone && <span className="block text-note text-ink-soft">{m.steps[step].text}</span>}
              </span>
              <span
                aria-hidden="true"
                className={`text-note font-semibold max-sm:hidden ${isDone ? "text-fjord" : "text-ink-soft"}`}
              >
                {state}
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
