import { profileMessages } from "#messages/profile";
import { useMessages } from "~/i18n/use-messages";

/** What a new organisation can look forward to. */
export function WhatHappensNext() {
  const m = useMessages(profileMessages);
  return (
    <aside aria-labelledby="next" className="rounded-card bg-amber-tint p-5 text-amber-ink lg:sticky lg:top-8 lg:p-7">
      <h2 id="next" className="text-title">
        {m.nextHeading}
      </h2>
      <ol className="mt-4 flex flex-col gap-4">
        {m.next.map((step, index) => (
          <li key={step} className="flex gap-3.5">
            <span
              aria-hidden="true"
              className="grid h-9 w-7 shrink-0 place-items-center bg-surface font-serif font-semibold arch"
            >
              {index + 1}
            </span>
            <span className="pt-1.5">{step}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
