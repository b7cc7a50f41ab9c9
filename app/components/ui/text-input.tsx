import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";

const LOOK =
  "w-full rounded-field border-[1.5px] border-line-strong bg-paper px-4 text-ink placeholder:text-ink-faint aria-invalid:border-danger aria-invalid:bg-danger-tint";

/** Returns the classes of text inputs. */
export const inputStyle = (extra = "") => `${LOOK} min-h-12 ${extra}`;

/** An input of one line. The browser would silently cut a paste beyond `maxLength`, so Field reports it instead. */
export function TextInput({ className, maxLength, ...props }: InputHTMLAttributes<HTMLInputElement>) {
  return <input className={inputStyle(className)} data-max-length={maxLength} {...props} />;
}

/** An input of several lines, with the same `maxLength`. */
export function TextArea({ className = "", maxLength, ...props }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea className={`${LOOK} py-3 leading-relaxed ${className}`} data-max-length={maxLength} {...props} />;
}
