import type { Locale } from "~/domain/site/locales";
import { digest } from "~/domain/text/digest";
import { type Card, CARD_LOOK, type CardSize } from "./card";

export const CARD_KINDS = ["event", "organizer"] as const;
type CardKind = (typeof CARD_KINDS)[number];

export interface CardSubject {
  kind: CardKind;
  id: string;
}

const HASH_LENGTH = 16;

export function cardHash(card: Card): string {
  const look = CARD_LOOK[card.picture ? "picture" : "cover"];
  return digest(JSON.stringify([look, Object.entries(card).sort(([a], [b]) => (a < b ? -1 : 1))]), HASH_LENGTH);
}

export const cardPrefix = ({ kind, id }: CardSubject) => `cards/${kind}/${id}/`;

interface CardName {
  hash: string;
  locale: Locale;
  size: CardSize;
}

export const cardKey = (subject: CardSubject, { hash, locale, size }: CardName) =>
  `${cardPrefix(subject)}${hash}-${locale}-${size}.jpg`;

export const hashInKey = (key: string): string | null => /\/([0-9a-f]{16})-[^/]+$/.exec(key)?.[1] ?? null;

export const cardAddress = ({ kind, id }: CardSubject, { hash, locale }: Omit<CardName, "size">) =>
  `/cards/${kind}/${id}.jpg?lang=${locale}&v=${hash}`;

export const cardFileAddress = ({ kind, id }: CardSubject, { locale, size }: Omit<CardName, "hash">) =>
  `/cards/${kind}/${id}.jpg?lang=${locale}&size=${size}&save=1`;
