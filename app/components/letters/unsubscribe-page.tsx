import { useNavigation } from "@remix-run/react";
import { letterMessages } from "#messages/letters";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import type { LetterKind } from "~/domain/letters/letters";
import { useMessages } from "~/i18n/use-messages";
import { LettersFrame, WayOn } from "./letters-parts";

export interface UnsubscribeView {
  kind: LetterKind;
  state: "open" | "stopped" | "gone";
  /** Where the rest can be changed. */
  manage: string;
}

/** One press stops one kind. Opening the page stops nothing: mail scanners open links. */
export function UnsubscribePage({ view: { kind, state, manage } }: { view: UnsubscribeView }) {
  const m = useMessages(letterMessages);
  const isSending = useNavigation().formMethod === "POST";
  if (state === "gone")
    return (
      <LettersFrame title={m.gone} text={m.goneText}>
        <WayOn to="/letters">{m.choose}</WayOn>
      </LettersFrame>
    );
  const change = <WayOn to={manage}>{m.change}</WayOn>;
  if (state === "stopped")
    return (
      <LettersFrame title={m.stopped[kind]} text={m.stoppedText}>
        {change}
      </LettersFrame>
    );
  return (
    <LettersFrame title={m.unsubscribe[kind]} text={m.unsubscribeText}>
      <PostForm failed={m.failed}>
        <Button type="submit" disabled={isSending}>
          {isSending ? m.sending : m.unsubscribeButton}
        </Button>
      </PostForm>
      {change}
    </LettersFrame>
  );
}
