import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import { useHydrated } from "./use-hydrated";

const LOOK =
  "w-full rounded-field border-[1.5px] border-line-strong bg-paper px-4 text-ink placeholder:text-ink-faint aria-invalid:border-danger aria-invalid:bg-danger-tint";

export const inputStyle = (extra = "") => `${LOOK} min-h-12 ${extra}`;

/** The browser would silently cut a paste beyond `maxLength`, so Field reports it instead. */
export function TextInput({ className, maxLength, ...props }: InputHTMLAttributes<HTMLInputElement>) {
  return <input className={inputStyle(className)} data-max-length={maxLength} {...props} />;
}

/** See TextInput. React would write the default over what was typed before hydration, so it gets none just then. */
export function TextArea({
  className = "",
  maxLength,
  defaultValue,
  ...props
}: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const isComingAlive = !useHydrated() && typeof document !== "undefined";
  return (
    <textarea
      className={`${LOOK} py-3 leading-relaxed ${className}`}
      data-max-length={maxLength}
      defaultValue={isComingAlive ? undefined : defaultValue}
      {...props}
    />
  );
}

/** Of a select: one for each value. */
export function Options<Value extends string | number>(props: {
  of: readonly Value[];
  named: (value: Value) => string;
}) {
  return props.of.map((value) => (
    <option key={value} value={value}>
      {props.named(value)}
    </option>
  ));
}
