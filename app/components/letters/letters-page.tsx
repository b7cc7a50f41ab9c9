import { Link, useLocation, useNavigation } from "@remix-run/react";
import { detailMessages } from "#messages/detail";
import { followingMessages, letterMessages } from "#messages/letters";
import { pushMessages } from "#messages/push";
import { FormProblems, type ReturnedForm, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import type { LetterSection } from "~/domain/letters/arrange";
import { MOST_FOLLOWED, MOST_SAVED_EVENTS } from "~/domain/letters/letters";
import { useMessages } from "~/i18n/use-messages";
import type { FormAnswer } from "~/schemas/forms/parse";
import type { ChoicesView } from "~/views/letters/letters";
import { ChoiceFields, ConsentBox, ReaderEmailField } from "./choice-fields";
import { useDeviceIds, useDeviceSearches } from "./device-searches";
import { LettersFrame, LettersPreview, WayOn } from "./letters-parts";
import { type LettersProblem, ReminderForm } from "./reminder-form";

interface Props {
  choices: ChoicesView;
  /** This week's letter; null without an account. */
  preview: LetterSection[] | null;
  done: "sent" | "saved" | null;
  /** The event that somebody came here to be reminded of. */
  about: { id: string; title: string } | null;
  hasPushes: boolean;
  answer: FormAnswer<LettersProblem> | undefined;
}

export function LettersPage({ choices, preview, done, about, hasPushes, answer }: Props) {
  const m = useMessages(letterMessages);
  const following = useMessages(followingMessages);
  const pushes = useMessages(pushMessages);
  const detail = useMessages(detailMessages);
  const again = new URLSearchParams(useLocation().search);
  if (done === "sent") {
    again.delete("sent");
    return (
      <LettersFrame title={m.check} text={m.checkText}>
        <WayOn to={`/letters?${again}`}>{m.otherAddress}</WayOn>
      </LettersFrame>
    );
  }
  if (about)
    return (
      <LettersFrame title={detail.remind}>
        <div className={CARD}>
          <ReminderForm {...{ about, hasPushes, answer }} reminder={choices.reminder} choices={preview && choices} />
        </div>
      </LettersFrame>
    );
  return (
    <LettersFrame title={m.title} text={m.intro}>
      {done === "saved" && !answer && <Notice tone="done">{choices.isOn ? m.saved : m.off}</Notice>}
      {choices.ended && <Notice tone="hint">{choices.ended}</Notice>}
      {choices.next && <p className="font-semibold">{choices.next}</p>}
      <LettersForm choices={choices} isAccount={preview !== null} answer={answer} />
      {preview && (
        <>
          <LettersPreview sections={preview} />
          <WayOn to="/following">{following.see}</WayOn>
        </>
      )}
      {hasPushes && <WayOn to="/push">{pushes.title}</WayOn>}
    </LettersFrame>
  );
}

const CARD = "flex flex-col gap-5 rounded-card border border-line bg-surface p-5 lg:p-7";

interface FormProps extends Pick<Props, "choices" | "answer"> {
  isAccount: boolean;
}

function LettersForm({ choices, isAccount, answer }: FormProps) {
  const m = useMessages(letterMessages);
  const form = useFormAnswer(answer);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <PostForm failed={m.failed} className={CARD}>
      <FormProblems
        form={form}
        labels={{ weekly: m.weekly, email: m.email, consent: m.agreement }}
        problems={{ tooMany: m.tooMany, unconfirmedEmail: m.unconfirmedEmail, onDeviceOnly: m.onDeviceOnly }}
      />
      <ChoiceFields choices={choices} form={form} mayBeNone={isAccount} />
      {isAccount && <input type="hidden" name="account" value="1" />}
      {isAccount ? (
        choices.isOn ? (
          <input type="hidden" name="consent" value="1" />
        ) : (
          <ConsentBox form={form} mayBeNone>
            {m.consentAccount}
          </ConsentBox>
        )
      ) : (
        <AddressFields form={form} />
      )}
      <p>
        <Button type="submit" disabled={isSending}>
          {isSending ? m.sending : isAccount ? m.save : m.submit}
        </Button>
      </p>
    </PostForm>
  );
}

/** The address, and what the device sends along once it is agreed to. */
function AddressFields({ form }: { form: ReturnedForm }) {
  const m = useMessages(letterMessages);
  const following = useMessages(followingMessages);
  const searches = useDeviceSearches().slice(0, MOST_FOLLOWED);
  const organizers = useDeviceIds("organizer").slice(0, MOST_FOLLOWED);
  const events = useDeviceIds("event").slice(-MOST_SAVED_EVENTS);
  const followed = searches.length + organizers.length;
  return (
    <>
      <ReaderEmailField form={form} />
      <input type="hidden" name="searches" value={JSON.stringify(searches)} />
      <input type="hidden" name="organizer_ids" value={JSON.stringify(organizers)} />
      <input type="hidden" name="event_ids" value={JSON.stringify(events)} />
      <p className="text-ink-soft noscript:hidden">
        {followed + events.length === 0 ? m.nothingAlong : m.sent(followed, events.length)}{" "}
        <Link to="/following" className="tall-target inline-block text-fjord underline underline-offset-4">
          {followed === 0 ? following.add : following.see}
        </Link>
      </p>
      <noscript>
        <p className="text-ink-soft">{m.needsScript}</p>
      </noscript>
      <ConsentBox form={form}>{m.consent}</ConsentBox>
    </>
  );
}
