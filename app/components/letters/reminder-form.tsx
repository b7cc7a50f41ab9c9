import { type FetcherWithComponents, Link, useNavigation } from "@remix-run/react";
import { letterMessages } from "#messages/letters";
import { pushMessages } from "#messages/push";
import { savedLists } from "~/components/favorites/saved-lists";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { isOnTheWay } from "~/components/send/send-form";
import { Button } from "~/components/ui/button";
import type { Reminder } from "~/domain/letters/letters";
import { useMessages } from "~/i18n/use-messages";
import type { FormAnswer } from "~/schemas/forms/parse";
import type { ChoicesView } from "~/views/letters/letters";
import { ConsentBox, ReaderEmailField, ReminderChoice } from "./choice-fields";

export type LettersProblem = "tooMany" | "unconfirmedEmail" | "onDeviceOnly";

interface Props {
  about: { id: string; title: string };
  /** The account's, which stay but for the reminder; null for an address. */
  choices: ChoicesView | null;
  reminder?: Reminder;
  hasPushes: boolean;
  answer: FormAnswer<LettersProblem> | undefined;
  /** Where the form is no page. */
  fetcher?: FetcherWithComponents<unknown>;
}

const LINK = "inline-flex min-h-11 items-center text-fjord underline underline-offset-4";

/** Of one event: nothing else that the device knows is sent along. */
export function ReminderForm({ about, choices, reminder = "day", hasPushes, answer, fetcher }: Props) {
  const m = useMessages(letterMessages);
  const pushes = useMessages(pushMessages);
  const form = useFormAnswer(answer);
  const navigation = useNavigation();
  const isSending = fetcher ? isOnTheWay(fetcher) : navigation.formMethod === "POST";
  const kept = choices && {
    account: true,
    consent: choices.isOn,
    weekly: choices.weekly,
    weekday: choices.weekday,
    hour: choices.hour,
  };
  const given = { ...kept, at_once: choices?.at_once ?? true, event_ids: JSON.stringify([about.id]) };
  return (
    <PostForm
      fetcher={fetcher}
      action={`/letters?event=${about.id}`}
      failed={m.failed}
      onDone={() => savedLists.event.change({ add: [about.id] })}
      className="flex flex-col gap-4"
    >
      <FormProblems
        form={form}
        labels={{ email: m.email, consent: m.agreement }}
        problems={{ tooMany: m.tooMany, unconfirmedEmail: m.unconfirmedEmail, onDeviceOnly: m.onDeviceOnly }}
      />
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="mb-2 text-ink-soft">{m.about(about.title, given.at_once)}</legend>
        <ReminderChoice of={["day", "hours"]} chosen={form.typed("reminder") ?? reminder} />
      </fieldset>
      {Object.entries(given).map(([name, value]) =>
        value === false ? null : <input key={name} type="hidden" name={name} value={value === true ? "1" : value} />,
      )}
      {!choices && <ReaderEmailField form={form} />}
      {!choices?.isOn && <ConsentBox form={form}>{choices ? m.consentAccount : m.consentEvent}</ConsentBox>}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Button type="submit" disabled={isSending}>
          {isSending ? m.sending : choices ? m.save : m.submit}
        </Button>
        {hasPushes && (
          <Link to={`/push?event=${about.id}`} className={LINK}>
            {pushes.title}
          </Link>
        )}
      </p>
      <p className="-mt-2">
        <Link to="/letters" className={LINK}>
          {m.weekly}
        </Link>
      </p>
    </PostForm>
  );
}
