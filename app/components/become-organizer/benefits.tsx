import { CalendarSync, Repeat, Telescope, Users } from "lucide-react";
import { becomeOrganizerMessages } from "#messages/become-organizer";
import { useMessages } from "~/i18n/use-messages";

const LOOKS = [
  { Icon: Telescope, colors: "bg-conference-tint text-conference" },
  { Icon: Repeat, colors: "bg-youth-tint text-youth" },
  { Icon: CalendarSync, colors: "bg-prayer-tint text-prayer" },
  { Icon: Users, colors: "bg-service-tint text-service" },
] as const;

export function Benefits() {
  const m = useMessages(becomeOrganizerMessages);
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="text-section lg:text-page">
        {m.benefitsHeading}
      </h2>
      <ul className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {m.benefits.map(({ title, text }, index) => {
          const { Icon, colors } = LOOKS[index]!;
          return (
            <li key={title} className="flex gap-4 rounded-card border border-line bg-surface p-5 lg:flex-col lg:p-6">
              <span className={`grid h-[60px] w-[50px] shrink-0 place-items-center arch ${colors}`}>
                <Icon aria-hidden="true" className="icon-large" />
              </span>
              <div className="min-w-0 wrap-break-word">
                <h3 className="text-title">{title}</h3>
                <p className="mt-1.5 text-ink-soft">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
