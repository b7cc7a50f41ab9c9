import { useNavigation } from "@remix-run/react";
import { previewMessages } from "#messages/preview";
import { storedFormMessages } from "#messages/stored-forms";
import { DraftPreview } from "~/components/detail/draft-preview";
import { Flash } from "~/components/layout/flash";
import { PostForm } from "~/components/send/post-form";
import { Button, ButtonLink } from "~/components/ui/button";
import { CopyField } from "~/components/ui/copy-field";
import { useMessages } from "~/i18n/use-messages";
import type { DraftPreviewView } from "~/views/detail/event-preview";
import type { ListedFormView } from "~/views/events/stored-forms";
import { DeleteForm } from "./delete-form";
import { ToDashboard } from "./to-dashboard";

interface Props {
  /** `link`: where anybody sees it; null without such an address. */
  draft: ListedFormView & { link: string | null; preview: DraftPreviewView };
}

export function DraftPage({ draft: { id, name, saved, link, preview } }: Props) {
  const m = useMessages(storedFormMessages);
  const { flash } = useMessages(previewMessages);
  return (
    <>
      <ToDashboard />
      <Flash texts={flash} />
      <p className="mt-1 mb-4 text-ink-soft">{m.continued(saved)}</p>
      <div className="mb-5 flex flex-wrap items-start gap-3">
        <ButtonLink to={`/dashboard/event/new?draft=${id}`}>{m.drafts.go}</ButtonLink>
        <DeleteForm action={`/dashboard/draft/${id}`} texts={m.drafts} name={name} />
      </div>
      <PreviewLink link={link} />
      <DraftPreview preview={preview} />
    </>
  );
}

function PreviewLink({ link }: { link: string | null }) {
  const m = useMessages(previewMessages);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <PostForm
      failed={m.failed}
      className="mb-6 flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-5"
    >
      {link && (
        <div className="w-full">
          <p className="mb-1.5 wrap-anywhere">
            <span className="block font-semibold">{m.label}</span>
            <a href={link} className="text-fjord underline underline-offset-4">
              {link}
            </a>
          </p>
          <CopyField label={m.label} text={link} />
        </div>
      )}
      <p className="text-ink-soft">{m.text}</p>
      <Button type="submit" kind="quiet" name="intent" value={link ? "withdraw" : "link"} disabled={isSending}>
        {link ? m.withdraw : m.make}
      </Button>
    </PostForm>
  );
}
