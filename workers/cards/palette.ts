import type { EventType } from "~/domain/events/types";
import * as token from "~/domain/site/colours";

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

const shade = (hex: string, part: number) =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(parseInt(hex.slice(at, at + 2), 16) * part)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
