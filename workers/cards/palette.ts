import type { EventType } from "~/domain/events/types";

/** It is evening, so that the window shines. */
export interface CardColors {
  /** From the window outwards. */
  near: string;
  far: string;
  stone: string;
  light: string;
}

export const CREAM = "#fff6e6";
export const SOFT = "#eadfca";
export const AMBER = "#f6b657";
export const OFF = "#ffd9cf";
export const OFF_INK = "#7c1d12";

/** By type, in the hues of app/styles/event-types.css. */
export const CARD_COLORS: Record<EventType, CardColors> = {
  service: { near: "#1b5f57", far: "#0a2f2c", stone: "#0e423d", light: "#ffe2a6" },
  prayer: { near: "#4d3f8a", far: "#1e1842", stone: "#2e2563", light: "#ffdf9c" },
  concert: { near: "#8f2450", far: "#3c0d25", stone: "#5f1537", light: "#ffd9a8" },
  youth: { near: "#a8431c", far: "#481707", stone: "#742a0f", light: "#ffe0a0" },
  conference: { near: "#235b92", far: "#0b2543", stone: "#143d68", light: "#ffe6b4" },
  other: { near: "#5d5648", far: "#28241d", stone: "#3d382e", light: "#ffe3ac" },
};
