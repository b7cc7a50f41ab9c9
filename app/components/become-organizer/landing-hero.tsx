import { becomeOrganizerMessages } from "#messages/become-organizer";
import { useMessages } from "~/i18n/use-messages";
import { type Entry, EntryButtons } from "./entry-buttons";
import { SampleWindow } from "./sample-window";

export function LandingHero({ onOpen }: { onOpen: (entry: Entry) => void }) {
  const m = useMessages(becomeOrganizerMessages);
  return (
    <section className="-mx-5 grid items-center gap-10 bg-linear-to-br from-sunk to-amber-tint px-5 pt-8 pb-12 lg:mx-0 lg:grid-cols-[1.15fr_1fr] lg:rounded-hero lg:px-14 lg:pt-12 lg:pb-14">
      <div>
        <h1 className="max-w-[10em] text-page lg:text-display">{m.heading}</h1>
        <p className="mt-4 mb-7 max-w-[34em] text-lead text-ink-soft">{m.intro}</p>
        <EntryButtons onOpen={onOpen} />
        <p className="mt-5 text-note text-ink-soft">{m.onlyOrganizers}</p>
      </div>
      <SampleWindow />
    </section>
  );
}
