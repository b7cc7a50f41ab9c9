import { useFetcher } from "@remix-run/react";
import { Undo2 } from "lucide-react";
import { undoMessages } from "#messages/undo";
import { Button } from "~/components/ui/button";
import { UNDO_INTENT } from "~/domain/events/state-choices";
import { useMessages } from "~/i18n/use-messages";
import { PostForm } from "./post-form";
import { isOnTheWay } from "./send-form";
import { useIsSending } from "./use-is-sending";

interface Props {
  /** What is sent besides. */
  fields?: Record<string, string>;
  /** Of the button. */
  name?: string;
  value?: string;
  /** The button's name, where several stand on the page. */
  label?: string;
  /** "Kan angres til kl. 14:35." */
  until?: string | null;
  /** Of another page: it is sent without leaving this one. */
  action?: string;
}

/** "Angre", on its page or, with an `action`, sent without leaving it. */
export function UndoForm({ fields = {}, name = "intent", value = UNDO_INTENT, label, until, action }: Props) {
  const m = useMessages(undoMessages);
  const fetcher = useFetcher();
  const isPageSending = useIsSending();
  const isSending = action ? isOnTheWay(fetcher) : isPageSending;
  return (
    <PostForm
      {...(action && { action, fetcher })}
      failed={m.failed}
      preventScrollReset
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      {Object.entries(fields).map((field) => (
        <input key={field[0]} type="hidden" name={field[0]} value={field[1]} />
      ))}
      <Button kind="quiet" type="submit" name={name} value={value} disabled={isSending} aria-label={label}>
        <Undo2 aria-hidden="true" className="icon-text" />
        {isSending && !label ? m.saving : m.undo}
      </Button>
      {until && <span className="text-note text-ink-soft">{until}</span>}
    </PostForm>
  );
}
