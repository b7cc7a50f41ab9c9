import { Trash2, Undo2 } from "lucide-react";
import { binMessages } from "#messages/bin";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { Flash } from "~/components/layout/flash";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import type { BinIntent } from "~/domain/events/bin";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { DeletionView } from "~/views/events/bin";

export function BinPage({ deletions, mayWrite }: { deletions: DeletionView[]; mayWrite: boolean }) {
  const m = useMessages(binMessages);
  return (
    <div className="mx-auto max-w-2xl pt-2">
      <ToDashboard />
      <Flash texts={m.flash} tone={(key) => (key === "forGood" ? "done" : "hint")} className="mt-2 mb-4" />
      <h1 className="text-page">{m.title}</h1>
      <p className="mt-2 text-ink-soft">{m.intro}</p>
      {deletions.length === 0 ? (
        <EmptyState title={m.empty} text={m.emptyText} />
      ) : (
        <ul className="mt-6 flex flex-col gap-4">
          {deletions.map((deletion) => (
            <li key={deletion.id}>
              <InBin deletion={deletion} mayWrite={mayWrite} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function InBin({ deletion, mayWrite }: { deletion: DeletionView; mayWrite: boolean }) {
  const m = useMessages(binMessages);
  const lang = useContentLanguage();
  const button = (intent: BinIntent) => ({ type: "submit", name: "intent", value: intent }) as const;
  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <h2 lang={lang} className="text-title wrap-anywhere">
        {deletion.title}
      </h2>
      <p className="font-semibold text-fjord">{deletion.what}</p>
      <p className="mt-1 text-note wrap-anywhere text-ink-soft">{deletion.deleted}</p>
      <p className="text-note text-ink-soft">{deletion.left}</p>
      {mayWrite && (
        <PostForm failed={m.flash.failed} className="mt-4 flex flex-wrap items-start gap-2">
          <input type="hidden" name="id" value={deletion.id} />
          <Button {...button("restore")} aria-label={m.restoreFor(deletion.title)}>
            <Undo2 aria-hidden="true" className="icon-text" />
            {m.restore}
          </Button>
          <details className="rounded-field">
            <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 font-medium text-ink-soft hover:text-ink">
              {m.forGood}
            </summary>
            <p className="mt-1 mb-2 px-3 text-note">{m.forGoodWarning}</p>
            <Button kind="danger" {...button("forGood")} aria-label={m.forGoodFor(deletion.title)}>
              <Trash2 aria-hidden="true" className="icon-text" />
              {m.forGood}
            </Button>
          </details>
        </PostForm>
      )}
    </article>
  );
}
