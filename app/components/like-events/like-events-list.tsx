import { Link, useNavigation } from "@remix-run/react";
import { Check, Copy, Undo2 } from "lucide-react";
import { useId } from "react";
import { likeEventsMessages } from "#messages/like-events";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { Flash } from "~/components/layout/flash";
import { PostForm } from "~/components/send/post-form";
import { UndoForm } from "~/components/send/undo-form";
import { Button } from "~/components/ui/button";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { LikeEventsView, LikeEventView, LikePairView, MergedPairView } from "~/views/events/like-events";

interface Props {
  view: LikeEventsView & { mayWrite: boolean };
}

export function LikeEventsList({ view: { pairs, merged, mayWrite } }: Props) {
  const m = useMessages(likeEventsMessages);
  return (
    <div className="mx-auto max-w-4xl pt-2">
      <ToDashboard />
      <Flash texts={m.flash} tone={(key) => (key === "settled" ? "hint" : "done")} className="mt-2 mb-4" />
      <h1 className="text-page">{pairs.length > 0 ? m.heading : m.title}</h1>
      <p className="mt-2 text-lead text-ink-soft">{pairs.length > 0 ? m.intro : m.noneText}</p>
      <ul className="mt-6 flex flex-col gap-6">
        {pairs.map((pair) => (
          <li key={`${pair.a.id} ${pair.b.id}`}>
            <LikePair pair={pair} mayWrite={mayWrite} />
          </li>
        ))}
      </ul>
      {merged.length > 0 && (
        <section className="mt-10">
          <h2 className="text-section">{m.merged}</h2>
          <ul className="mt-4 flex flex-col gap-3">
            {merged.map((pair) => (
              <li key={pair.event.id}>
                <MergedPair pair={pair} mayWrite={mayWrite} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function MergedPair({
  pair: { event, shown, isAutomatic, moreDays },
  mayWrite,
}: {
  pair: MergedPairView;
  mayWrite: boolean;
}) {
  const m = useMessages(likeEventsMessages);
  const lang = useContentLanguage();
  return (
    <article className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-note font-semibold text-fjord even-digits">{shown.when}</p>
        <h3 lang={lang} className="font-serif text-lead leading-snug font-semibold wrap-anywhere">
          <Link to={`/event/${shown.id}`} className="underline-offset-4 hover:underline">
            {shown.title}
          </Link>
        </h3>
        <p className="mt-1 text-note text-ink-soft">
          {isAutomatic ? m.automatic : m.merged}
          {": "}
          {[shown.organizer ?? shown.source, event.organizer ?? event.source].join(" + ")}
          {moreDays > 0 && ` · ${m.moreMerged(moreDays)}`}
        </p>
      </div>
      {mayWrite && (
        <UndoForm fields={{ event: event.id }} name="decision" value="part" label={m.undoFor(shown.title)} />
      )}
    </article>
  );
}

function LikePair({ pair, mayWrite }: { pair: LikePairView; mayWrite: boolean }) {
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
