import { useNavigation } from "@remix-run/react";
import { Undo2 } from "lucide-react";
import { severalMessages } from "#messages/several";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { useMessages } from "~/i18n/use-messages";
import type { StepView } from "~/views/events/several";
import { LeftOnes } from "./left-ones";

export function StepDone({ step }: { step: StepView }) {
  return (
    <section aria-label={step.what} className="flex flex-col gap-4">
      <p className="text-ink-soft">{step.at}</p>
      <LeftOnes left={step.left} />
      <UndoStep step={step} />
    </section>
  );
}

export function RecentSteps({ steps }: { steps: StepView[] }) {
  const m = useMessages(severalMessages);
  if (steps.length === 0) return <EmptyState title={m.noSteps} text={m.noStepsText} />;
  return (
    <ul className="flex flex-col gap-4">
      {steps.map((step) => (
        <li key={step.id} className="rounded-card border border-line bg-surface p-5">
          <h2 className="text-title">{step.what}</h2>
          <p className="mb-3 text-note text-ink-soft">{step.at}</p>
          <UndoStep step={step} />
        </li>
      ))}
    </ul>
  );
}

function UndoStep({ step: { id, what, undoUntil } }: { step: StepView }) {
  const m = useMessages(severalMessages);
  const isSending = useNavigation().formMethod === "POST";
  if (undoUntil === null) return null;
  return (
    <PostForm failed={m.undoFailed} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="key" value={id} />
      <Button
        kind="quiet"
        type="submit"
        name="intent"
        value="undo"
        disabled={isSending}
        aria-label={`${m.undo}: ${what}`}
      >
        <Undo2 aria-hidden="true" className="icon-text" />
        {m.undo}
      </Button>
      <span className="text-note text-ink-soft">{m.undoUntil(undoUntil)}</span>
    </PostForm>
  );
}
