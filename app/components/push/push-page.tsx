import { useNavigation } from "@remix-run/react";
import { pushMessages } from "#messages/push";
import { LetterSections, LettersFrame, WayOn } from "~/components/letters/letters-parts";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { USUAL_TIME } from "~/domain/letters/letters";
import { useMessages } from "~/i18n/use-messages";
import type { FormAnswer } from "~/schemas/forms/parse";
import type { PushedView } from "~/views/letters/device";
import type { ChoicesView } from "~/views/letters/letters";
import { PushForm, type PushProblem } from "./push-form";
import { type DeviceState, useDevice } from "./use-device";

interface Props {
  publicKey: string;
  /** The signed-in account stores what it follows. */
  isAccount: boolean;
  done: "on" | "off" | null;
  /** The event that somebody came here to be reminded of. */
  about: { id: string; title: string } | null;
  answer: FormAnswer<PushProblem> | undefined;
}

export function PushPage(props: Props) {
  const m = useMessages(pushMessages);
  const [state, lookAgain] = useDevice();
  const { done, answer } = props;
  return (
    <LettersFrame title={m.title} text={m.intro}>
      <noscript>
        <p>{m.needsScript}</p>
        <WayOn to="/letters">{m.byMail}</WayOn>
      </noscript>
      {done === "off" && !answer && state.kind === "off" && <Notice tone="done">{m.turnedOff}</Notice>}
      {/* What stands below moves where nobody sees it. */}
      <div className="flex min-h-dvh flex-col gap-5">
        <InState {...props} state={state} lookAgain={lookAgain} />
      </div>
    </LettersFrame>
  );
}

function InState({ state, lookAgain, ...props }: Props & { state: DeviceState; lookAgain: () => void }) {
  const m = useMessages(pushMessages);
  switch (state.kind) {
    case "checking":
      return (
        <p role="status" className="text-ink-soft noscript:hidden">
          {m.checking}
        </p>
      );
    case "unreachable":
      return (
        <>
          <Notice tone="refused">{m.unreachable}</Notice>
          <p>
            <Button kind="quiet" onClick={lookAgain}>
              {m.again}
            </Button>
          </p>
        </>
      );
    case "none":
    case "denied":
      return <Without title={m[state.kind]} text={state.kind === "none" ? m.noneText : m.deniedText} />;
    case "home":
      return (
        <Without title={m.home} text={m.homeText}>
          <ol className="ml-5 flex list-decimal flex-col gap-2">
            {m.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Without>
      );
    case "off":
      return (
        <>
          <HowItWorks />
          <PushForm {...props} choices={USUAL_PUSHES} onDone={lookAgain} />
        </>
      );
    case "on":
      return <On {...props} view={state.view} subscription={state.subscription} lookAgain={lookAgain} />;
  }
}

function Without({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  const m = useMessages(pushMessages);
  return (
    <section aria-labelledby="without" className="flex flex-col gap-3 rounded-card bg-amber-tint p-5 text-amber-ink">
      <h2 id="without" className="text-section">
        {title}
      </h2>
      <p>{text}</p>
      {children}
      <WayOn to="/letters">{m.byMail}</WayOn>
    </section>
  );
}

/** The words that come before anything is asked or sent. */
function HowItWorks() {
  const m = useMessages(pushMessages);
  return (
    <section aria-labelledby="how" className="flex flex-col gap-3">
      <h2 id="how" className="text-section">
        {m.how}
      </h2>
      <ul className="ml-5 flex list-disc flex-col gap-2">
        {m.words.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

interface OnProps extends Props {
  view: PushedView;
  subscription: PushSubscription;
  lookAgain: () => void;
}

function On({ view, subscription, lookAgain, ...props }: OnProps) {
  const m = useMessages(pushMessages);
  const isSending = useNavigation().formMethod === "POST";
  const { choices, isOfAccount, week } = view;
  const turnedOff = () =>
    void subscription
      .unsubscribe()
      .catch(() => false)
      .then(lookAgain);
  return (
    <>
      <Notice tone="done">{props.done === "on" ? m.turnedOn : m.isOn}</Notice>
      {choices.ended && <Notice tone="hint">{choices.ended}</Notice>}
      {isOfAccount && <p>{m.ofAccount}</p>}
      {choices.next && <p className="font-semibold">{choices.next}</p>}
      <Week week={week} />
      <PushForm {...props} choices={choices} isAccount={isOfAccount} onDone={lookAgain} />
      <PostForm failed={m.failed} onDone={turnedOff} className="flex flex-col gap-3 border-t border-line pt-5">
        <p className="text-ink-soft">{m.offText}</p>
        <input type="hidden" name="subscription" value={JSON.stringify(subscription)} />
        <Button type="submit" name="intent" value="off" kind="danger" disabled={isSending} className="self-start">
          {m.off}
        </Button>
      </PostForm>
    </>
  );
}

function Week({ week }: Pick<PushedView, "week">) {
  const m = useMessages(pushMessages);
  return (
    <section aria-labelledby="week" className="flex flex-col gap-3">
      <h2 id="week" className="text-section">
        {m.week}
      </h2>
      {week?.length ? (
        <LetterSections sections={week} />
      ) : (
        <p className="text-ink-soft">{week ? m.weekEmpty : m.weekOfAccount}</p>
      )}
    </section>
  );
}

const USUAL_PUSHES: ChoicesView = {
  weekly: true,
  ...USUAL_TIME,
  reminder: "day",
  at_once: true,
  next: null,
  isOn: false,
  ended: null,
};
