import type { ReactNode } from "react";

interface Props {
  name: string;
  value: string;
  isChosen: boolean;
  label: string;
  hint: ReactNode;
}

export function RadioCard({ name, value, isChosen, label, hint }: Props) {
  return (
    <label className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-field border-[1.5px] border-line bg-surface px-4 py-3 hover:border-line-strong has-checked:border-fjord has-checked:bg-fjord-tint">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="mt-0.5 size-5 shrink-0 accent-fjord"
      />
      <span className="font-medium wrap-anywhere">{label}</span>
      <span className="col-start-2 text-note text-ink-soft">{hint}</span>
    </label>
  );
}
