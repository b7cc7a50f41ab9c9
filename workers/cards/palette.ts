import type { EventType } from "~/domain/events/types";
import * as token from "~/domain/site/colours";
import { BLACK, hexOf, mix, rgbOf } from "~/domain/site/rgb";

export const CREAM = token.PAPER.light;
export const SOFT = token.LINE.light;
export const GOLD = token.AMBER.dark;
export const ON_GOLD = token.ON_AMBER.light;
export const OFF = token.DANGER_TINT.light;
export const OFF_INK = token.DANGER.light;

export type CardColors = ReturnType<typeof cardColors>;

/** It is evening, so that the window shines: from there outwards. */
export function cardColors(type: EventType) {
  const near = token.TYPE_INKS[type];
  return { near, far: shade(near, 0.48), stone: shade(near, 0.7), light: token.AMBER_INK.dark };
}

const shade = (hex: string, part: number) => hexOf(mix(BLACK, rgbOf(hex), part));
