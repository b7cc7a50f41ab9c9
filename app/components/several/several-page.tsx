import { Link } from "@remix-run/react";
import { severalMessages } from "#messages/several";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { ButtonLink } from "~/components/ui/button";
import { chipStyle } from "~/components/ui/choice-chip";
import type { ImageProblem } from "~/domain/images/format";
import { useMessages } from "~/i18n/use-messages";
import type { FormAnswer } from "~/schemas/forms/answer";
import type { PressRefusal, SeveralView } from "~/views/events/several";
import { LeftOnes } from "./left-ones";
import { SeveralForm } from "./several-form";
import { RecentSteps, StepDone } from "./steps";

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
    <div className="mx-auto flex max-w-2xl flex-col gap-5 pt-2">
      <p>
        <ButtonLink kind="quiet" to={view.backTo}>
          {m.back}
        </ButtonLink>
      </p>
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
