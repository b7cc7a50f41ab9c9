import { formMessages } from "#messages/forms";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { useMessages } from "~/i18n/use-messages";
import type { useStoredDraft } from "./use-stored-draft";

export function DraftOffer({
  draft: { offered, restore, discard },
}: {
  draft: Pick<ReturnType<typeof useStoredDraft>, "offered" | "restore" | "discard">;
}) {
  const m = useMessages(formMessages).draft;
  if (!offered) return null;
  return (
    <div className="mb-5">
      <Notice tone="hint">
        <p>{m.kept}</p>
        {offered.isOutdated && <p className="font-normal">{m.outdated}</p>}
        <div className="mt-2 flex flex-wrap gap-3">
          <Button onClick={restore}>{m.restore}</Button>
          <Button kind="quiet" onClick={discard}>
            {m.discard}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
