import { listComingIds } from "#db/queries/cards/due";
import { findEventRecord } from "#db/queries/events/records";
import { findOrganizerRecord } from "#db/queries/organizers/records";
import type { AppContext, JobContext } from "~/context";
import { cardAddress, cardHash, cardKey, type CardSubject } from "~/domain/cards/address";
import { canBeDrawn, type Card, type CardSize } from "~/domain/cards/card";
import { isBindingAway } from "~/domain/site/away";
import { type Locale, LOCALES } from "~/domain/site/locales";
import { logError } from "~/gateways/log";
import { drawCard, keepCards } from "~/models/cards/keep";
import { drawnEvent, drawnOrganizer } from "~/views/cards/card";
import { eventImage, organizerImage } from "~/views/site/head";
import { namesEtag } from "./copies";

interface FoundCard {
  subject: CardSubject;
  in(locale: Locale): Card;
  cover: string;
}

/** Null where visitors see no such event or organizer. */
export async function findCard({ kind, id }: CardSubject, { db }: Pick<JobContext, "db">): Promise<FoundCard | null> {
  if (kind === "event") {
    const event = await findEventRecord(db, id);
    return (
      event && {
        subject: { kind, id: event.id },
        in: (locale) => drawnEvent(event, locale),
        cover: eventImage(event),
      }
    );
  }
  const organizer = await findOrganizerRecord(db, id);
  return (
    organizer && {
      subject: { kind, id },
      in: (locale) => drawnOrganizer(organizer, locale),
      cover: organizerImage(organizer),
    }
  );
}

/** Looked at again when their organizer has changed. */
const EVENTS_OF_CHANGED = 100;

/** Or deletes them where visitors do not see the subject. */
export async function drawCards(subject: CardSubject, context: JobContext): Promise<void> {
  const found = await findCard(subject, context);
  const isItself = found?.subject.id === subject.id;
  const cards = isItself ? LOCALES.map((locale) => ({ locale, card: found.in(locale) })) : [];
  if (!(await keepCards(subject, cards, context))) throw new Error("A card was not drawn.");
  if (subject.kind !== "organizer" || !found) return;
  const events = await listComingIds(context.db, subject.id, context.now, EVENTS_OF_CHANGED);
  await context.jobs.enqueue(events.map((id) => ({ type: "draw_card", kind: "event", id })));
}

/** A version's address never gets another card; shared caches forget it soon, because its event may be hidden. */
const OF_ONE_VERSION = "public, max-age=86400, s-maxage=60";
const OF_NOW = "public, max-age=300, s-maxage=60";

/** Drawn at once where it is not kept; the cover stands in where it cannot be. */
export async function answerCard(
  request: Request,
  found: FoundCard,
  { size, lang: locale, v, save }: { size: CardSize; lang: Locale; v?: string | undefined; save?: "1" | undefined },
  context: AppContext,
): Promise<Response> {
  const { subject } = found;
  const card = found.in(locale);
  const hash = cardHash(card);
  if (!canBeDrawn(card)) return standIn(found.cover);
  if (v !== undefined && v !== hash) return standIn(cardAddress(subject, { hash, locale }));
  const headers = new Headers({
    "Content-Type": "image/jpeg",
    "Cache-Control": v ? OF_ONE_VERSION : OF_NOW,
    ETag: `"${hash}-${locale}-${size}"`,
    "X-Robots-Tag": "noindex",
    ...(save && { "Content-Disposition": `attachment; filename="samling-${subject.id}-${size}.jpg"` }),
  });
  if (namesEtag(request.headers.get("If-None-Match"), headers.get("ETag")))
    return new Response(null, { status: 304, headers });
  const body = await keptOrDrawn(subject, card, { hash, locale, size }, context);
  if (!body) return standIn(found.cover);
  if (request.method !== "HEAD") return new Response(body, { headers });
  if (body instanceof ReadableStream) await body.cancel();
  return new Response(null, { headers });
}

/** Null where neither can be had. */
async function keptOrDrawn(
  subject: CardSubject,
  card: Card,
  version: { hash: string; locale: Locale; size: CardSize },
  context: AppContext,
) {
  try {
    const kept = await context.images.get(cardKey(subject, version));
    return kept?.body ?? (await drawCard(subject, card, version, context));
  } catch (error) {
    if (!isBindingAway(error)) throw error;
    logError("card_not_drawn", error);
    return null;
  }
}

const standIn = (path: string) =>
  new Response(null, {
    status: 302,
    headers: { Location: path, "Cache-Control": "no-store", "X-Robots-Tag": "noindex" },
  });
