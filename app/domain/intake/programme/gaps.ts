const LONGEST_GAP = 40;

const NEAR =
  /^[\s,.:()–—\-/&+]*(?:(?:den|dag|d|kl|klokka|klokken|ca|omtrent|rundt|fra|frå|til|og med|og|samt|and|to|from|at|on|the|t\.?o\.?m|med|både|også|begge dager|begge dagar|dato|tid|mellom|between)(?!\p{L})[\s,.:()–—\-/&+]*){0,5}$/iu;
const TO = /[-–—]|(?<!\p{L})(?:til|t\.?o\.?m|to)(?!\p{L})/iu;
const AND = /[,/&+]|(?<!\p{L})(?:og|samt|and)(?!\p{L})/iu;

export const isNear = (gap: string): boolean => gap.length <= LONGEST_GAP && NEAR.test(gap);

export type Join = "to" | "and" | "next";

export const joinOf = (gap: string): Join => (TO.test(gap) ? "to" : AND.test(gap) ? "and" : "next");
