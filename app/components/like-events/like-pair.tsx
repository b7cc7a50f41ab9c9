import { Link, useNavigation } from "@remix-run/react";
import { Check, Copy, Undo2 } from "lucide-react";
import { useId } from "react";
import { likeEventsMessages } from "#messages/like-events";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { LikeEventView, LikePairView } from "~/views/events/like-events";

export function LikePair({ pair, mayWrite }: { pair: LikePairView; mayWrite: boolean }) {
  const m = useMessages(likeEventsMessages);
  const id = useId();
  const { stage, a, b, why, moreDays, other } = pair;
  return (
    <article aria-labelledby={id} className="rounded-sheet border border-line bg-surface p-4 sm:p-6">
      <h2 id={id} className={stage === "suggested" ? "sr-only" : "mb-4 text-title"}>
        {stage === "asked" && m.asked(other ?? "")}
        {stage === "waiting" && m.waiting(other ?? "")}
        {stage === "suggested" && m.pair(a.title, b.title)}
      </h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <LikeEvent event={a} />
        <LikeEvent event={b} />
      </div>
      <p className="mt-4 text-ink-soft">
        <span className="font-semibold text-ink">{m.why}: </span>
        {why.join(", ")}.
      </p>
      {moreDays > 0 && <p className="mt-1 text-ink-soft">{m.moreDays(moreDays)}</p>}
      {stage === "suggested" && other && <p className="mt-1 text-ink-soft">{m.proposeNote(other)}</p>}
      {mayWrite && <Answers pair={pair} />}
    </article>
  );
}

function LikeEvent({ event }: { event: LikeEventView }) {
  const m = useMessages(likeEventsMessages);
  const lang = useContentLanguage();
  return (
    <div className="min-w-0 rounded-field bg-sunk p-4">
      <p className="text-note font-semibold text-fjord even-digits">{event.when}</p>
      <h3 lang={lang} className="mt-0.5 font-serif text-lead leading-snug font-semibold wrap-anywhere">
        <Link to={`/event/${event.id}`} className="underline-offset-4 hover:underline">
          {event.title}
        </Link>
      </h3>
      <p lang={event.place ? lang : undefined} className="mt-1 wrap-anywhere">
        {event.place ?? m.unknownPlace}
      </p>
      <p className="mt-1 text-note wrap-anywhere text-ink-soft">
        {[event.organizer, event.source].filter(Boolean).join(" · ")}
      </p>
    </div>
  );
}

function Answers({ pair: { stage, a, b, other } }: { pair: LikePairView }) {
  const m = useMessages(likeEventsMessages);
  const isSending = useNavigation().formMethod === "POST";
  const same = stage === "asked" ? m.agree : other ? m.propose : m.same;
  return (
    <PostForm failed={m.notSaved} className="mt-5 flex flex-wrap gap-3">
      <input type="hidden" name="first" value={a.id} />
      <input type="hidden" name="second" value={b.id} />
      {stage === "waiting" ? (
        <Button type="submit" kind="quiet" name="decision" value="withdraw" disabled={isSending}>
          <Undo2 aria-hidden="true" className="icon-text" />
          {m.withdraw}
        </Button>
      ) : (
        <>
          <Button type="submit" name="decision" value="same" disabled={isSending}>
            <Check aria-hidden="true" className="icon-text" />
            {same}
          </Button>
          <Button type="submit" kind="quiet" name="decision" value="different" disabled={isSending}>
            <Copy aria-hidden="true" className="icon-text" />
            {m.different}
          </Button>
        </>
      )}
    </PostForm>
  );
}
