import { becomeOrganizerMessages } from "#messages/become-organizer";
import { useMessages } from "~/i18n/use-messages";

export function Steps() {
  const m = useMessages(becomeOrganizerMessages);
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="text-section lg:text-page">
        {m.stepsHeading}
      </h2>
      <ol className="mt-5 grid gap-6 lg:grid-cols-3 lg:gap-10">
        {m.steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 border-t-2 border-fjord pt-5">
            <span
              aria-hidden="true"
              className="font-serif text-display leading-none font-[560] text-fjord tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-title">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
