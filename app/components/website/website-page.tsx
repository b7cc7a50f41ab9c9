import { useNavigation } from "@remix-run/react";
import { websiteMessages } from "#messages/website";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { CopyField } from "~/components/ui/copy-field";
import { HeadedSection } from "~/components/ui/headed-section";
import { useWaitingReason } from "~/components/ui/on-the-way";
import { useMessages } from "~/i18n/use-messages";
import type { WebsiteView } from "~/views/embeds/website";
import { WebsiteOptions } from "./website-options";

/** Look and code are hidden while they are those of a former choice. */
export function WebsitePage({ view }: { view: WebsiteView }) {
  const m = useMessages(websiteMessages);
  const isCurrent = useNavigation().state === "idle";
  return (
    <div className="pt-2">
      <ToDashboard />
      <h1 className="text-page">{m.title}</h1>
      <p className="mt-2 max-w-[42rem] text-ink-soft">{m.intro}</p>
      <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-2">
        <WebsiteOptions view={view} />
        <section aria-labelledby="preview" className="min-w-0">
          <h2 id="preview" className="text-section">
            {m.preview}
          </h2>
          <iframe
            key={view.path}
            src={view.path}
            title={view.title}
            height={view.height}
            className={`mt-4 w-full rounded-card border border-line bg-surface ${isCurrent ? "" : "invisible"}`}
          />
        </section>
      </div>
      <Codes view={view} isCurrent={isCurrent} />
    </div>
  );
}

function Codes({ view, isCurrent }: { view: WebsiteView; isCurrent: boolean }) {
  const m = useMessages(websiteMessages);
  const waitingFor = useWaitingReason();
  return (
    <div className="max-w-[42rem]">
      <p role="status" className={waitingFor ? "mt-6 rounded-field bg-amber-tint px-4 py-3 text-amber-ink" : ""}>
        {waitingFor && m.notYet}
      </p>
      <div className={isCurrent ? "" : "invisible"}>
        <HeadedSection id="frame" heading={m.frame} text={m.frameHint}>
          <CopyField label={m.frame} text={view.frame} lines={4} />
        </HeadedSection>
        <HeadedSection id="element" heading={m.element} text={m.elementHint}>
          <CopyField label={m.element} text={view.element} lines={4} />
        </HeadedSection>
        <HeadedSection id="address" heading={m.address} text={m.addressHint}>
          <CopyField label={m.address} text={view.address} />
        </HeadedSection>
      </div>
    </div>
  );
}
