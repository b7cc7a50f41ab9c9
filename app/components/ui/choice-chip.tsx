import type { InputHTMLAttributes, ReactNode } from "react";

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  type: "radio" | "checkbox";
  children: ReactNode;
}

export function ChoiceChip({ children, ...input }: Props) {
  return (
    <label className="relative inline-flex max-w-full">
      <input {...input} className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full" />
      <span
        className={`${SHAPE} pointer-events-none min-w-0 border-line bg-surface wrap-anywhere peer-checked:border-fjord peer-checked:bg-fjord peer-checked:text-on-fjord`}
      >
        {children}
      </span>
    </label>
  );
}

const SHAPE = "inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] px-4 text-note font-medium";

const TONES = {
  off: "border-line bg-surface hover:border-line-strong",
  fjord: "border-fjord bg-fjord text-on-fjord",
  ink: "border-ink bg-ink text-paper",
};

/** Of a chip that is a link or a button; "off" when it is not chosen. */
export const chipStyle = (tone: keyof typeof TONES, extra = ""): string => `${SHAPE} ${TONES[tone]} ${extra}`;
