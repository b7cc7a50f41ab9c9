import { CalendarSync, Repeat, Telescope, Users } from "lucide-react";
import { becomeOrganizerMessages } from "~/i18n/become-organizer";
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
      <h2 id="benefits" className="type-28 lg:type-34">
        {m.benefitsHeading}
      </h2>
      <ul className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {m.benefits.map(({ title, text }, index) => {
          const { Icon, colors } = LOOKS[index]!;
          return (
            <li key={title} className="flex gap-4 rounded-[22px] border border-line bg-surface p-5 lg:flex-col lg:p-6">
              <span className={`grid h-[60px] w-[50px] shrink-0 place-items-center arch-25 ${colors}`}>
                <Icon size={24} strokeWidth={1.8} aria-hidden="true" />
              </span>
              <div className="min-w-0 wrap-break-word">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1.5 text-ink-soft">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
