import { type ReactNode, useRef } from "react";
import { eventFormMessages } from "#messages/event-form";
import { typeInto } from "~/components/draft/use-draft";
import { chipStyle } from "~/components/ui/choice-chip";
import { Field } from "~/components/ui/field";
import { inputStyle } from "~/components/ui/text-input";
import { useHydrated } from "~/components/ui/use-hydrated";
import { parseClockTime } from "~/domain/time/clock-time";
import { useMessages } from "~/i18n/use-messages";
import { QUICK_TIMES } from "~/schemas/forms/limits";

interface Props {
  name: "start_time" | "end_time" | "publish_time";
  label: string;
  defaultValue: string | undefined;
  current: string | undefined;
  error: string | undefined;
  measuredBy?: string[] | undefined;
  isOptional?: boolean;
  help?: ReactNode;
  className?: string;
  /** With a time (HH:MM), when it was picked, or typed and left. */
  onSettle?(time: string): void;
}

const isClockTime = (text: string) => text === "" || parseClockTime(text) !== null;

/** On the 24-hour clock; typed text ("930") becomes HH:MM on blur. */
export function TimeField({
  name,
  label,
  defaultValue,
  current,
  error,
  measuredBy,
  isOptional = false,
  help,
  className = "",
  onSettle,
}: Props) {
  const m = useMessages(eventFormMessages);
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const tidy = () => {
    const time = parseClockTime(input.current?.value.trim() ?? "");
    if (time && time !== input.current?.value) typeInto(input.current, time);
    if (time) onSettle?.(time);
  };
  const pick = (time: string) => {
    typeInto(input.current, time);
    onSettle?.(time);
  };
  return (
    <div className={`min-w-0 ${className}`}>
      <Field
        label={label}
        name={name}
        error={error}
        measuredBy={measuredBy}
        isRight={isClockTime}
        isOptional={isOptional}
        help={help}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="text"
            inputMode="numeric"
            required={!isOptional}
            autoComplete="off"
            defaultValue={defaultValue}
            onBlur={tidy}
            className={inputStyle("even-digits")}
          />
        )}
      </Field>
      {isHydrated && (
        <div
          role="group"
          aria-label={m.quickTimes(label)}
          className="mt-2 grid max-w-96 grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-1"
        >
          {QUICK_TIMES.map((time) => (
            <button
              key={time}
              type="button"
              aria-pressed={current === time}
              onClick={() => pick(time)}
              className={chipStyle(current === time ? "fjord" : "off", "justify-center px-0! even-digits")}
            >
              {time}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
