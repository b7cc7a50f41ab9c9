import { followingMessages, letterMessages } from "#messages/letters";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { Notice } from "~/components/ui/notice";
import { TickBox } from "~/components/ui/tick-box";
import { useMessages } from "~/i18n/use-messages";
import type { FormAnswer } from "~/schemas/forms/parse";
import type { ChoicesView } from "~/views/letters/letters";
import type { OrderView } from "~/views/letters/order";
import { ChoiceFields, PrivacyLink } from "./choice-fields";
import { IntentButton } from "./intent-button";
import { LettersFrame } from "./letters-parts";

interface Props {
  order: OrderView;
  choices: ChoicesView;
  answer: FormAnswer | undefined;
}

/** What somebody asked for in the name of an address: its owner agrees to what stays ticked. */
export function OrderPage({ order, choices, answer }: Props) {
  const m = useMessages(letterMessages);
  const form = useFormAnswer(answer);
  const { email, searches, events, changes } = order;
  return (
    <LettersFrame title={m.confirmTitle} text={changes === null ? m.confirmText(email) : m.confirmTextAgain(email)}>
      {changes !== null && (
        <Notice tone="hint">
          <p>{m.nothingChanges}</p>
          {changes.length > 0 && (
            <>
              <p className="mt-2">{m.wouldBe}</p>
              <ul className="list-disc pl-5">
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
      <PostForm failed={m.failed} className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 lg:p-7">
        <FormProblems form={form} labels={{ weekly: m.weekly }} problems={{}} />
        <ChoiceFields choices={choices} form={form} />
        <Ticks name="kept_searches" legend={m.follows} lines={searches} isMarked={changes !== null} form={form} />
        <Ticks name="kept_events" legend={m.savedEvents} lines={events} isMarked={changes !== null} form={form} />
        <div className="rounded-field bg-amber-tint px-4 py-3 text-amber-ink">
          <p>{m.consent}</p>
          <PrivacyLink />
        </div>
        <div className="flex flex-wrap gap-3">
          <IntentButton intent="confirm">{m.confirm}</IntentButton>
        </div>
      </PostForm>
      <PostForm failed={m.failed} className="flex flex-col gap-3 border-t border-line pt-5">
        <p className="text-ink-soft">{m.removeText}</p>
        <IntentButton intent="delete" kind="quiet">
          {m.remove}
        </IntentButton>
      </PostForm>
    </LettersFrame>
  );
}

interface TicksProps {
  name: string;
  legend: string;
  lines: OrderView["searches"];
  /** Whether what is new is told from what was there. */
  isMarked: boolean;
  form: ReturnType<typeof useFormAnswer>;
}

function Ticks({ name, legend, lines, isMarked, form }: TicksProps) {
  const m = useMessages(letterMessages);
  const { unknown } = useMessages(followingMessages);
  if (lines.length === 0) return null;
  const kept = form.isReturned ? new Set((form.typed(name) ?? "").split(",")) : null;
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {lines.map(({ id, name: named, isNew }) => (
        <TickBox key={id} name={name} value={id} defaultChecked={kept === null || kept.has(id)}>
          {named ?? unknown}
          {isMarked && isNew && <span className="ml-2 font-semibold text-amber-ink">{m.isNew}</span>}
        </TickBox>
      ))}
    </fieldset>
  );
}
