import { MapPin } from "lucide-react";
import { ButtonLink } from "~/components/ui/button";
import { dashboardMessages } from "~/i18n/dashboard";
import { useMessages } from "~/i18n/use-messages";

/** Asks an organisation where it is, and says what it is for. */
export function AskAddress() {
  const m = useMessages(dashboardMessages).askAddress;
  return (
    <section aria-labelledby="ask-address" className="mt-5 flex flex-wrap items-center gap-4 rounded-[22px] border border-line bg-surface p-5">
      <MapPin size={22} strokeWidth={1.8} aria-hidden="true" className="shrink-0 text-fjord" />
      <div className="min-w-[min(16rem,100%)] flex-1">
        <h2 id="ask-address" className="type-19">
          {m.title}
        </h2>
        <p className="text-ink-soft">{m.text}</p>
      </div>
      <ButtonLink kind="quiet" to="/dashboard/settings#field-address">
        {m.button}
      </ButtonLink>
    </section>
  );
}
