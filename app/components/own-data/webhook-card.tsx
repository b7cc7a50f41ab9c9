import { useNavigation } from "@remix-run/react";
import { ownDataMessages } from "#messages/own-data";
import { PostForm } from "~/components/send/post-form";
import { Button, buttonStyle } from "~/components/ui/button";
import { CopyField } from "~/components/ui/copy-field";
import { useMessages } from "~/i18n/use-messages";
import type { WebhookView } from "~/views/webhooks/webhooks";

/** A webhook: how it stands, its key, and what can be done with it. */
export function WebhookCard({ webhook }: { webhook: WebhookView }) {
  const m = useMessages(ownDataMessages).webhooks;
  const { id, address, host, scope, state, stateText, last, secret } = webhook;
  const isSending = useNavigation().formMethod === "POST";
  const isStuck = state === "failing" || state === "ended";
  return (
    <>
      <h3 className="font-semibold wrap-anywhere">{address}</h3>
      <p className="mt-1 text-note text-ink-soft">{scope}</p>
      <p className={`mt-1 text-note ${isStuck ? "text-danger" : "text-ink-soft"}`}>
        {stateText}
        {last && ` · ${last}`}
      </p>
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer content-center text-fjord underline">{m.secret}</summary>
        <p className="mb-2 text-note text-ink-soft">{m.secretHint}</p>
        <CopyField label={m.secret} text={secret} />
      </details>
      <div className="mt-3 flex flex-wrap items-start gap-3">
        <PostForm failed={m.failed} className="flex flex-wrap gap-3">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" kind="quiet" name="intent" value="try" aria-label={m.tryOf(host)} disabled={isSending}>
            {m.try}
          </Button>
          {isStuck && (
            <Button
              type="submit"
              kind="quiet"
              name="intent"
              value="restart"
              aria-label={m.restartOf(host)}
              disabled={isSending}
            >
              {m.restart}
            </Button>
          )}
        </PostForm>
        <details>
          <summary
            aria-label={m.removeOf(host)}
            className={buttonStyle("quiet", "cursor-pointer list-none [&::-webkit-details-marker]:hidden")}
          >
            {m.remove}
          </summary>
          <PostForm failed={m.failed} className="mt-2">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" kind="danger" name="intent" value="remove" disabled={isSending}>
              {m.confirm}
            </Button>
          </PostForm>
        </details>
      </div>
    </>
  );
}
