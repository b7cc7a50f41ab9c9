import { commonMessages } from "#messages/common";
import { letterMessages } from "#messages/letters";
import { useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { Notice } from "~/components/ui/notice";
import type { LetterSection } from "~/domain/letters/arrange";
import { useMessages } from "~/i18n/use-messages";
import type { FormAnswer } from "~/schemas/forms/parse";
import type { FollowedView } from "~/views/letters/followed";
import type { ChoicesView } from "~/views/letters/letters";
import type { OrderView } from "~/views/letters/order";
import { ChoiceFields } from "./choice-fields";
import { FollowedList } from "./followed-list";
import { IntentButton } from "./intent-button";
import { LettersFrame, LettersPreview, WayOn } from "./letters-parts";
import { OrderPage } from "./order-form";

export type ReaderView =
  | { kind: "gone" | "removed" }
  | { kind: "unconfirmed"; order: OrderView; choices: ChoicesView }
  | {
      kind: "reader";
      choices: ChoicesView;
      asks: boolean;
      /** What the address follows; an account's is on /following. */
      followed: FollowedView[];
      /** Null without a weekly letter. */
      preview: LetterSection[] | null;
      done: "confirmed" | "changed" | "kept" | null;
    };

export function ReaderPage({ view, answer }: { view: ReaderView; answer: FormAnswer | undefined }) {
  const m = useMessages(letterMessages);
  const common = useMessages(commonMessages);
  switch (view.kind) {
    case "gone":
      return (
        <LettersFrame title={m.gone} text={m.goneText}>
          <WayOn to="/letters">{m.choose}</WayOn>
        </LettersFrame>
      );
    case "removed":
      return (
        <LettersFrame title={m.removed} text={m.removedText}>
          <WayOn to="/">{common.toHome}</WayOn>
        </LettersFrame>
      );
    case "unconfirmed":
      return <OrderPage {...view} answer={answer} />;
    case "reader":
      return <Reader view={view} />;
  }
}

function Reader({ view }: { view: Extract<ReaderView, { kind: "reader" }> }) {
  const m = useMessages(letterMessages);
  const form = useFormAnswer(null);
  const { choices, done } = view;
  const said =
    done &&
    { confirmed: m.confirmed, changed: choices.isOn ? m.saved : m.off, kept: choices.isOn ? m.kept : m.off }[done];
  return (
    <LettersFrame title={m.title} text={m.intro}>
      {said && <Notice tone="done">{said}</Notice>}
      {choices.ended && <Notice tone="hint">{choices.ended}</Notice>}
      {view.asks && (
        <PostForm failed={m.failed} className="flex flex-col gap-3 rounded-card bg-amber-tint p-5 text-amber-ink">
          <p className="font-semibold">{m.asked}</p>
          <IntentButton intent="keep">{m.keep}</IntentButton>
        </PostForm>
      )}
      {choices.next && <p className="font-semibold">{choices.next}</p>}
      <PostForm failed={m.failed} className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 lg:p-7">
        <ChoiceFields choices={choices} form={form} mayBeNone />
        <IntentButton intent="change">{m.save}</IntentButton>
      </PostForm>
      {view.followed.length > 0 && <Followed followed={view.followed} />}
      {view.preview && <LettersPreview sections={view.preview} />}
      <PostForm failed={m.failed} className="flex flex-col gap-3 border-t border-line pt-5">
        <p className="text-ink-soft">{m.removeText}</p>
        <IntentButton intent="delete" kind="danger">
          {m.remove}
        </IntentButton>
      </PostForm>
    </LettersFrame>
  );
}

function Followed({ followed }: { followed: FollowedView[] }) {
  const m = useMessages(letterMessages);
  return (
    <section aria-labelledby="followed" className="flex flex-col gap-3">
      <h2 id="followed" className="text-section">
        {m.follows}
      </h2>
      <FollowedList
        followed={followed}
        stop={({ search, name }) => (
          <PostForm failed={m.failed} className="shrink-0">
            <input type="hidden" name="search" value={search} />
            <IntentButton intent="unfollow" kind="quiet" aria-label={m.stopNamed(name ?? search)}>
              {m.stop}
            </IntentButton>
          </PostForm>
        )}
      />
    </section>
  );
}
