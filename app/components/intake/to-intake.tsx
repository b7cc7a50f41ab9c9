import { intakeMessages } from "#messages/intake";
import { ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";

/** Leads to the field that takes anything, from pages that are about something else. */
export function ToIntake() {
  const m = useMessages(intakeMessages);
  return (
    <section className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-5 lg:p-7">
      <h2 className="text-title">{m.heading}</h2>
      <p className="max-w-3xl text-ink-soft">{m.intro}</p>
      <ButtonLink kind="quiet" to="/dashboard/intake">
        {m.open}
      </ButtonLink>
    </section>
  );
}
