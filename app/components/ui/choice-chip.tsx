import type { InputHTMLAttributes, ReactNode } from "react";

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  type: "radio" | "checkbox";
  children: ReactNode;
}

export function ChoiceChip({ children, ...input }: Props) {
  return (
    <label className="relative inline-flex max-w-full">
      <input {...input} className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full" />
      <span className="chip pointer-events-none min-w-0 border-line bg-surface wrap-anywhere">{children}</span>
    </label>
  );
}

const TONES = {
  off: "border-line bg-surface hover:border-line-strong",
  fjord: "border-fjord bg-fjord text-on-fjord",
  ink: "border-ink bg-ink text-paper",
};

/** Of a chip that is a link or a button; "off" when it is not chosen. */
export const chipStyle = (tone: keyof typeof TONES, extra = ""): string => `chip ${TONES[tone]} ${extra}`;
