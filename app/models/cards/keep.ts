import { cardHash, cardKey, cardPrefix, type CardSubject, hashInKey } from "~/domain/cards/address";
import { type Card, canBeDrawn, type CardSize } from "~/domain/cards/card";
import { coverMotif } from "~/domain/events/display";
import type { Locale } from "~/domain/site/locales";
import { type AssetsBinding, readAsset } from "~/gateways/assets";
import type { CardPainter } from "~/gateways/cards/painter";
import { readWidth } from "~/gateways/images/stored-images";
import { imageIdOf } from "~/models/images/take";

export interface CardDeps {
  images: R2Bucket;
  painter: CardPainter;
  assets: AssetsBinding | undefined;
}

const PICTURE_WIDTH = 960;
const LOGO_WIDTH = 192;

/** Null where it could not be drawn. Throws BindingAway where its pictures cannot be read. */
export async function drawCard(
  subject: CardSubject,
  card: Card,
  { locale, size }: { locale: Locale; size: CardSize },
  { images, painter, assets }: CardDeps,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [own, logo] = await Promise.all([
    bytesOf(card.picture, PICTURE_WIDTH, images),
    bytesOf(card.logo, LOGO_WIDTH, images),
  ]);
  const picture = own ?? (await (await readAsset(assets, coverMotif(card.type, card.cover))).bytes());
  const drawn = await painter.draw({ ...card, size, picture, logo });
  if (drawn)
    await images.put(cardKey(subject, { hash: cardHash(card), locale, size }), drawn, {
      httpMetadata: { contentType: "image/jpeg" },
    });
  return drawn;
}

async function bytesOf(address: string | null, width: number, images: R2Bucket): Promise<Uint8Array | null> {
  const id = imageIdOf(address);
  return id === null ? null : readWidth(images, id, width);
}

/** Draws what is missing of `cards`, and deletes all others. Returns whether all are there. */
export async function keepCards(
  subject: CardSubject,
  cards: readonly { locale: Locale; card: Card }[],
  deps: CardDeps,
): Promise<boolean> {
  const wanted = cards.filter(({ card }) => canBeDrawn(card)).map((each) => ({ ...each, hash: cardHash(each.card) }));
  const { objects } = await deps.images.list({ prefix: cardPrefix(subject) });
  const kept = new Set(objects.map(({ key }) => key));
  const hashes = new Set<string | null>(wanted.map(({ hash }) => hash));
  const old = [...kept].filter((key) => !hashes.has(hashInKey(key)));
  if (old.length > 0) await deps.images.delete(old);
  let isWhole = true;
  for (const { locale, card, hash } of wanted) {
    if (kept.has(cardKey(subject, { hash, locale, size: "link" }))) continue;
    isWhole = (await drawCard(subject, card, { locale, size: "link" }, deps)) !== null && isWhole;
  }
  return isWhole;
}
