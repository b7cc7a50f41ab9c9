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
        className={`${SHAPE} pointer-events-none min-w-0 border-line bg-surface wrap-anywhere peer-checked:border-fjord peer-checked:bg-fjord peer-checked:text-on-fjord peer-checked:*:data-emoji:bg-day`}
      >
        {children}
      </span>
    </label>
  );
}

const SHAPE = "inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] px-4 text-note font-medium";

const TONES = {
  off: "border-line bg-surface hover:border-line-strong",
  fjord: "border-fjord bg-fjord text-on-fjord *:data-emoji:bg-day",
  ink: "border-ink bg-ink text-paper",
};

/** A lit chip gives it a light ground: some devices draw a note as dark as the chip. */
export function ChipEmoji({ emoji }: { emoji: string }) {
  return (
    <span data-emoji aria-hidden="true" className="-ml-2 grid size-8 place-items-center rounded-full">
      {emoji}
    </span>
  );
}

/** Of a chip that is a link or a button; "off" when it is not chosen. */
export function chipStyle(tone: keyof typeof TONES, extra = ""): string {
  return `${SHAPE} ${TONES[tone]} ${extra}`;
}
