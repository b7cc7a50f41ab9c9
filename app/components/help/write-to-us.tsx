import { helpMessages } from "#messages/help";
import { ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";

export function WriteToUs() {
  const m = useMessages(helpMessages);
  return (
    <section className="mt-10 flex max-w-2xl flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5 print:hidden">
      <div>
        <h2 className="text-title">{m.notHelped}</h2>
        <p className="mt-1 text-ink-soft">{m.notHelpedText}</p>
      </div>
      <ButtonLink kind="quiet" to="/contact">
        {m.write}
      </ButtonLink>
    </section>
  );
}
