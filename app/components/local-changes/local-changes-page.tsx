import type { ReactNode } from "react";
import { commonMessages } from "#messages/common";
import { localChangesMessages } from "#messages/local-changes";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { ToHistory } from "~/components/history/to-history";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { LocalChangesView } from "~/views/events/local-changes";

export function LocalChangesPage({ view, children }: { view: LocalChangesView; children: ReactNode }) {
  const m = useMessages(localChangesMessages);
  const common = useMessages(commonMessages);
  const lang = useContentLanguage();
  return (
    <div className="max-w-3xl">
      <ToDashboard />
      <div className="mt-1 mb-5 flex flex-wrap items-center justify-between gap-x-5">
        <h1 className="text-page lg:text-display">{m.title}</h1>
        <ToHistory id={view.id} />
      </div>
      <section className="mb-5 rounded-card border border-line bg-surface p-5 sm:p-6">
        <h2 lang={lang} className="font-serif text-title font-semibold wrap-anywhere">
          {view.title}
        </h2>
        <p className="mt-1 font-semibold text-fjord even-digits">{view.when}</p>
        <p lang={view.place ? lang : undefined} className="wrap-anywhere">
          {view.place ?? common.unknownPlace}
        </p>
        <p className="mt-3 text-ink-soft wrap-anywhere">
          {m.fromSource(view.calendar)} {m.stays}
        </p>
      </section>
      {children}
    </div>
  );
}
