import { useNavigation } from "@remix-run/react";
import { type FormEvent, useRef, useState } from "react";
import { pushMessages } from "#messages/push";
import { deviceLists } from "~/components/favorites/device-favorites";
import { savedLists } from "~/components/favorites/saved-lists";
import { ChoiceFields, ConsentBox, wantsAny } from "~/components/letters/choice-fields";
import { deviceSearches } from "~/components/letters/device-searches";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { MOST_FOLLOWED, MOST_SAVED_EVENTS } from "~/domain/letters/letters";
import { useMessages } from "~/i18n/use-messages";
import type { FormAnswer } from "~/schemas/forms/parse";
import type { ChoicesView } from "~/views/letters/letters";
import { type NotSubscribed, subscribe } from "./use-device";

export type PushProblem = "tooMany" | "unknownDevice" | "onDeviceOnly" | "tooManyDevices";

interface Props {
  choices: ChoicesView;
  publicKey: string;
  isAccount: boolean;
  about: { id: string; title: string } | null;
  answer: FormAnswer<PushProblem> | undefined;
  onDone: () => void;
}

/** The press alone makes the browser ask, after the words and the tick. */
export function PushForm({ choices, publicKey, isAccount, about, answer, onDone }: Props) {
  const m = useMessages(pushMessages);
  const form = useFormAnswer(answer);
  const isSending = useNavigation().formMethod === "POST";
  const field = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<NotSubscribed | null>(null);
  const [isAsking, setAsking] = useState(false);
  const subscribeFirst = (event: FormEvent<HTMLFormElement>) => {
    const sent = event.currentTarget;
    const { current } = field;
    // Without a tick or a wish the form says what is missing, and the browser is not asked.
    if (!current || current.value || !isWhole(new FormData(sent))) return;
    event.preventDefault();
    setAsking(true);
    setRefusal(null);
    void subscribe(publicKey).then((subscription) => {
      setAsking(false);
      if (typeof subscription === "string") return setRefusal(subscription);
      current.value = JSON.stringify(subscription);
      // Later, because a form that is being sent takes no other press.
      setTimeout(() => sent.requestSubmit());
    });
  };
  return (
    <PostForm
      failed={m.failed}
      onSubmit={subscribeFirst}
      onDone={() => {
        if (about) savedLists.event.change({ add: [about.id] });
        onDone();
      }}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 lg:p-7"
    >
      <FormProblems
        form={form}
        labels={{ weekly: m.weekly, consent: m.agreement }}
        problems={{
          tooMany: m.tooMany,
          unknownDevice: m.unknownDevice,
          onDeviceOnly: m.onDeviceOnly,
          tooManyDevices: m.tooManyDevices,
        }}
      />
      {about && <p className="font-semibold">{m.about(about.title)}</p>}
      <ChoiceFields choices={choices} form={form} words={m} />
      <input type="hidden" name="subscription" ref={field} />
      {isAccount && <input type="hidden" name="account" value="1" />}
      {isAccount && about && <input type="hidden" name="event_ids" value={JSON.stringify([about.id])} />}
      {!isAccount && <DeviceFields about={about} />}
      {choices.isOn ? (
        <input type="hidden" name="consent" value="1" />
      ) : (
        <ConsentBox form={form}>{isAccount ? m.consentAccount : m.consent}</ConsentBox>
      )}
      {refusal && <Notice tone="refused">{refusal === "denied" ? m.deniedText : m[refusal]}</Notice>}
      <p>
        <Button type="submit" disabled={isSending || isAsking}>
          {isSending || isAsking ? m.sending : choices.isOn ? m.save : m.on}
        </Button>
      </p>
    </PostForm>
  );
}

const isWhole = (form: FormData) => form.has("consent") && wantsAny(form);

/** Sent along once agreed to. Only the browser, which draws the page, knows it. */
function DeviceFields({ about }: Pick<Props, "about">) {
  const m = useMessages(pushMessages);
  const lists = {
    searches: deviceSearches.read().slice(0, MOST_FOLLOWED),
    organizer_ids: deviceLists.organizer.read().slice(0, MOST_FOLLOWED),
    event_ids: [...new Set([...deviceLists.event.read(), ...(about ? [about.id] : [])])].slice(-MOST_SAVED_EVENTS),
  };
  const isNothing = Object.values(lists).every(({ length }) => length === 0);
  return (
    <>
      {Object.entries(lists).map(([name, list]) => (
        <input key={name} type="hidden" name={name} value={JSON.stringify(list)} />
      ))}
      {isNothing && <p className="text-ink-soft">{m.sentNothing}</p>}
    </>
  );
}
