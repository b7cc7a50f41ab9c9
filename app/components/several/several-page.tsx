import { Link } from "@remix-run/react";
import { severalMessages } from "#messages/several";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { UndoForm } from "~/components/send/undo-form";
import { ButtonLink } from "~/components/ui/button";
import { chipStyle } from "~/components/ui/choice-chip";
import { EmptyState } from "~/components/ui/empty-state";
import type { ImageProblem } from "~/domain/images/format";
import { useMessages } from "~/i18n/use-messages";
import type { FormAnswer } from "~/schemas/forms/parse";
import type { LeftView, PressRefusal, SeveralView, StepView } from "~/views/events/several";
import { SeveralForm } from "./several-form";

interface Props {
  view: SeveralView;
  answer: (FormAnswer<PressRefusal> & { image?: ImageProblem }) | undefined;
}

export function SeveralPage({ view, answer }: Props) {
  const m = useMessages(severalMessages);
  const form = useFormAnswer<PressRefusal>(answer);
  const { problem: refused } = view;
  const isChoice = view.acts.length > 0;
  return (
    <div className="mx-auto max-w-2xl pt-2">
      <p>
        <ButtonLink kind="quiet" to={view.backTo}>
          {m.back}
        </ButtonLink>
      </p>
      <div className="mt-5 flex flex-col gap-5">
        <h1 className="text-page">{isChoice ? m.heading(view.count) : view.step ? view.step.what : m.stepsTitle}</h1>
        <FormProblems
          form={form}
          labels={{ event_type: m.acts.type, added: m.added, removed: m.removed, reason: m.reason }}
          problems={m.problems}
        />
        {view.step && <StepDone step={view.step} />}
        {!isChoice && !view.step && <RecentSteps steps={view.steps} />}
        {refused && <p className="text-lead">{m.problems[refused]}</p>}
        {isChoice && !refused && (
          <>
            <Chosen view={view} />
            {!view.act && <p>{m.choose}</p>}
            <nav aria-label={m.what} className="flex flex-wrap gap-2">
              {view.acts.map(({ act, to }) => (
                <Link
                  key={act}
                  to={to}
                  replace
                  preventScrollReset
                  aria-current={act === view.act ? "page" : undefined}
                  className={chipStyle(act === view.act ? "fjord" : "off")}
                >
                  {m.acts[act]}
                </Link>
              ))}
            </nav>
            {view.act && view.count > 0 && <SeveralForm view={view} act={view.act} form={form} image={answer?.image} />}
          </>
        )}
      </div>
    </div>
  );
}

function Chosen({ view: { names, more, left } }: { view: SeveralView }) {
  const m = useMessages(severalMessages);
  return (
    <div className="flex flex-col gap-3">
      {names.length > 0 && <p className="wrap-anywhere">{m.list(names, more)}</p>}
      <LeftOnes left={left} />
    </div>
  );
}

function StepDone({ step }: { step: StepView }) {
  return (
    <section aria-label={step.what} className="flex flex-col gap-4">
      <p className="text-ink-soft">{step.at}</p>
      <LeftOnes left={step.left} />
      {step.undoUntil && <UndoForm fields={{ key: step.id }} label={step.undo} until={step.undoUntil} />}
    </section>
  );
}

function RecentSteps({ steps }: { steps: StepView[] }) {
  const m = useMessages(severalMessages);
  if (steps.length === 0) return <EmptyState title={m.noSteps} text={m.noStepsText} />;
  return (
    <ul className="flex flex-col gap-4">
      {steps.map((step) => (
        <li key={step.id} className="rounded-card border border-line bg-surface p-5">
          <h2 className="text-title">{step.what}</h2>
          <p className="mb-3 text-note text-ink-soft">{step.at}</p>
          {step.undoUntil && <UndoForm fields={{ key: step.id }} label={step.undo} until={step.undoUntil} />}
        </li>
      ))}
    </ul>
  );
}

function LeftOnes({ left }: { left: LeftView[] }) {
  const m = useMessages(severalMessages);
  return left.map(({ why, titles, more }) => (
    <div key={why} className="rounded-field bg-amber-tint px-4 py-3 text-amber-ink">
      <p className="font-semibold">{why}</p>
      <p className="wrap-anywhere">{m.list(titles, more)}</p>
    </div>
  ));
}
