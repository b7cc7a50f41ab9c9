import { ownDataMessages } from "#messages/own-data";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { Flash } from "~/components/layout/flash";
import { buttonStyle } from "~/components/ui/button";
import { HeadedSection } from "~/components/ui/headed-section";
import { useMessages } from "~/i18n/use-messages";
import type { WebhooksView } from "~/views/webhooks/webhooks";
import { AddWebhook, type WebhookAnswer } from "./add-webhook";
import { WebhookCard } from "./webhook-card";

interface Props {
  /** `parts`: in how many files "everything" comes. */
  view: WebhooksView & { parts: number };
  answer: WebhookAnswer;
}

const REFUSALS: readonly string[] = ["tooManyExports", "tooManyTrials", "notReceived"];

/** What an organizer's team can take out of Samling: everything as a file, and each change as it happens. */
export function OwnDataPage({ view: { parts, webhooks, isFull }, answer }: Props) {
  const m = useMessages(ownDataMessages);
  return (
    <div className="max-w-[42rem] pt-2">
      <ToDashboard />
      <h1 className="mb-5 text-page">{m.title}</h1>
      <Flash texts={m.flash} tone={(key) => (REFUSALS.includes(key) ? "refused" : "done")} />
      <HeadedSection id="everything" heading={m.heading} text={m.text}>
        <ul className="flex flex-col items-start gap-3">
          {Array.from({ length: parts }, (_, index) => index + 1).map((part) => (
            <li key={part}>
              <a
                href={part === 1 ? "/dashboard/export.zip" : `/dashboard/export.zip?part=${part}`}
                className={buttonStyle(part === 1 ? "primary" : "quiet")}
              >
                {part === 1 ? m.download : m.part(part, parts)}
              </a>
            </li>
          ))}
        </ul>
      </HeadedSection>
      <HeadedSection id="webhooks" heading={m.webhooks.heading} text={m.webhooks.text}>
        <p className="mb-4">
          <a href="/api/openapi.json" className="text-fjord underline">
            {m.webhooks.docs}
          </a>
        </p>
        <ul className="flex flex-col gap-4">
          {webhooks.map((webhook) => (
            <li key={webhook.id} className="rounded-card border border-line bg-surface p-5">
              <WebhookCard webhook={webhook} />
            </li>
          ))}
        </ul>
        {isFull ? <p className="mt-4 text-ink-soft">{m.webhooks.full}</p> : <AddWebhook answer={answer} />}
      </HeadedSection>
    </div>
  );
}
