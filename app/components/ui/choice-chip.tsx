import type { InputHTMLAttributes, ReactNode } from "react";

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  type: "radio" | "checkbox";
  children: ReactNode;
}

/** A radio button or checkbox that looks like a chip. */
export function ChoiceChip({ children, ...input }: Props) {
  return (
    <label className="relative inline-flex">
      <input {...input} className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full" />
      <span className={`${CHIP} pointer-events-none peer-checked:border-fjord peer-checked:bg-fjord peer-checked:text-on-fjord`}>{children}</span>
    </label>
  );
}

/** The look of every chip, whatever it is made of. */
export const CHIP =
  "inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-line bg-surface px-4 text-[15px] font-medium whitespace-nowrap";
