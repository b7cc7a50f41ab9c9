import { useNavigation } from "@remix-run/react";
import {
  ArrowRight,
  Ban,
  CalendarCheck,
  CircleX,
  ClipboardX,
  Clock,
  type LucideIcon,
  PenLine,
  UserCheck,
} from "lucide-react";
import { commonMessages } from "#messages/common";
import { stateFormMessages } from "#messages/event-states";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { ScopeChoice } from "~/components/event-form/scope-choice";
import { HelpMark } from "~/components/help/help-mark";
import { FormProblems, type ReturnedForm, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { UndoForm } from "~/components/send/undo-form";
import { ButtonLink } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { TextLink } from "~/components/ui/text-link";
import type { StateChoice } from "~/domain/events/state-choices";
import { VERSION_FIELD } from "~/domain/versions";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormAnswer } from "~/schemas/forms/parse";
import type { StateFormView } from "~/views/events/state-form";

type Problem = "changedMeanwhile" | "failed" | "gone" | "tooLate";

export function StatePage({ view, answer }: { view: StateFormView; answer: FormAnswer<Problem> | undefined }) {
  const m = useMessages(stateFormMessages);
  const common = useMessages(commonMessages);
  const form = useFormAnswer(answer);
  return (
    <div className="mx-auto max-w-xl pt-2">
      <ToDashboard />
      <div className="flex flex-col gap-6">
        <div>
          <h1 className="text-page">{m.title}</h1>
          <p className="mt-2 font-serif text-title font-semibold">{view.title}</p>
          <p className="font-semibold text-fjord">{view.when}</p>
          {view.calendar && <p className="mt-2 text-note text-ink-soft">{m.imported(view.calendar)}</p>}
        </div>
        <FormProblems
          form={form}
          labels={{ reason: m.reason }}
          problems={{ failed: m.failed, changedMeanwhile: m.changed, gone: m.gone, tooLate: m.over }}
        />
        <section aria-label={m.now} className="flex flex-col gap-3">
          {view.state ? (
            <div className="rounded-field bg-amber-tint px-5 py-4">
              <p className="text-lead font-semibold">{view.state.marks.map(({ text }) => text).join(" · ")}</p>
              <p>{view.state.notes.join(" ")}</p>
              {view.state.reason && <p className="mt-1 font-medium">{view.state.reason}</p>}
            </div>
          ) : (
            <p className="text-ink-soft">{`${m.now}: ${m.asPlanned}.`}</p>
          )}
          {view.undoUntil && <UndoForm until={view.undoUntil} />}
        </section>
        {view.choices.length > 0 ? <Choices view={view} form={form} /> : <p>{m.over}</p>}
        <p className="flex flex-wrap gap-3">
          <ButtonLink kind="quiet" to={`/event/${view.id}`}>
            {m.see}
          </ButtonLink>
          <ButtonLink kind="quiet" to="/dashboard">
            {common.cancel}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

const useSent = () => useNavigation().formData;

const ICONS: Record<StateChoice, LucideIcon> = {
  cancelled: CircleX,
  postponed: Clock,
  full: Ban,
  planned: CalendarCheck,
  closed: ClipboardX,
  required: PenLine,
  none: UserCheck,
};

function Choices({ view, form }: { view: StateFormView; form: ReturnedForm<Problem> }) {
  const m = useMessages(stateFormMessages);
  const sent = useSent();
  return (
    <PostForm failed={m.failed} className="flex flex-col gap-5">
      <input type="hidden" name={VERSION_FIELD} value={view.version} />
      {view.scopes.length > 0 && (
        <ScopeChoice
          legend={m.scope}
          about=""
          scopes={view.scopes.map((scope) => ({ scope, label: m.scopes[scope] }))}
          chosen={view.scopes.find((scope) => scope === form.typed("scope")) ?? "this"}
        />
      )}
      <TextField
        label={m.reason}
        {...form.named("reason")}
        isOptional
        hint={m.reasonHint}
        help={<HelpMark about="stateReason" label={m.reason} />}
        defaultValue={form.typed("reason") ?? view.reason}
        maxLength={MAX_LENGTH.stateReason}
        autoComplete="off"
        enterKeyHint="done"
      />
      <fieldset>
        <legend className="font-serif text-title font-semibold">{m.choose}</legend>
        <p className="mt-1 text-note text-ink-soft">{m.chooseHint}</p>
        <ul className="mt-3 grid gap-2.5 sm:grid-cols-2">
          {view.choices.map((choice) => (
            <li key={choice}>
              <ChoiceButton choice={choice} isSending={sent !== undefined} isPressed={sent?.get("choice") === choice} />
            </li>
          ))}
        </ul>
      </fieldset>
      <Moved view={view} />
    </PostForm>
  );
}

interface ChoiceProps {
  choice: StateChoice;
  /** By any of the buttons. */
  isSending: boolean;
  /** By this button. */
  isPressed: boolean;
}

function ChoiceButton({ choice, isSending, isPressed }: ChoiceProps) {
  const m = useMessages(stateFormMessages);
  const Icon = ICONS[choice];
  const [name, means] = m.choices[choice];
  return (
    <button
      type="submit"
      name="choice"
      value={choice}
      disabled={isSending}
      className="flex size-full min-h-16 items-start gap-3 rounded-field border-[1.5px] border-line bg-surface px-4 py-3 text-left transition-colors hover:border-line-strong disabled:opacity-55"
    >
      <Icon aria-hidden="true" className={`mt-0.5 shrink-0 ${choice === "cancelled" ? "text-danger" : "text-fjord"}`} />
      <span>
        <span className="block font-semibold">{name}</span>
        <span className="block text-note text-ink-soft">{isPressed ? m.saving : means}</span>
      </span>
    </button>
  );
}

/** A moved event gets another time or place where its times are kept. */
function Moved({ view: { id, calendar } }: { view: StateFormView }) {
  const m = useMessages(stateFormMessages);
  return (
    <p className="text-ink-soft">
      <span className="font-semibold text-ink">{m.move}</span>{" "}
      {calendar ? (
        m.moveInSource(calendar)
      ) : (
        <TextLink to={`/dashboard/event/${id}/edit`} className="gap-1.5">
          {m.moveHere}
          <ArrowRight aria-hidden="true" className="icon-note" />
        </TextLink>
      )}
    </p>
  );
}
