import type { EventType } from "~/domain/events/types";

/** The colours of one composition at one time of day. Every type keeps to one family of hues, so that it is known by it. */
export interface Palette {
  /** From the top of the sky to the horizon. */
  sky: readonly [string, string, string];
  /** From the farthest to the nearest. */
  land: readonly [string, string, string, string];
  /** What shines, and its warmer edge. */
  light: string;
  warm: string;
  isNight: boolean;
}

const palette = (
  sky: Palette["sky"],
  land: Palette["land"],
  light: string,
  warm: string,
  isNight = false,
): Palette => ({ sky, land, light, warm, isNight });

/** Four times of day for each type: dawn, day, dusk, night. */
export const PALETTES: Record<EventType, readonly Palette[]> = {
  service: [
    palette(["#6f9f94", "#d9d3a4", "#ffe2ad"], ["#9cb895", "#558b79", "#21604f", "#0c3a33"], "#fffaf0", "#ffd583"),
    palette(["#a5cfc6", "#d5e8da", "#fdf4dc"], ["#a9cdb8", "#6aa38b", "#2f7863", "#15564b"], "#fffdf6", "#ffe3a0"),
    palette(["#2d5f63", "#b98f72", "#fbc784"], ["#6d8a78", "#35695c", "#15463f", "#082b2a"], "#fff4d8", "#ffbe5c"),
    palette(
      ["#0a2228", "#12434a", "#3d8078"],
      ["#235f5c", "#134146", "#0b2d33", "#061d22"],
      "#fff0c4",
      "#ffb347",
      true,
    ),
  ],
  prayer: [
    palette(["#7f6fb8", "#c9a6c4", "#f9d9b8"], ["#a892c8", "#7361a8", "#4a3b86", "#2c2360"], "#fff8ea", "#ffd48a"),
    palette(["#b3a8dc", "#d8cbe8", "#fbeee0"], ["#c0b2e0", "#9484c8", "#6556a6", "#43367f"], "#fffdf6", "#ffe2a6"),
    palette(["#43387f", "#9a6a9c", "#f0ab8c"], ["#7d609c", "#54428a", "#352a68", "#1e1746"], "#fff3da", "#ffbf66"),
    palette(
      ["#141031", "#2b2459", "#5a4c98"],
      ["#483c84", "#322865", "#211a4a", "#130f30"],
      "#fff0c8",
      "#ffb54d",
      true,
    ),
  ],
  concert: [
    palette(["#c64a74", "#f2978a", "#fcdcb2"], ["#e58a92", "#b8406c", "#82274f", "#4b1434"], "#fff8ea", "#ffd491"),
    palette(["#f3bcc0", "#f9dcd2", "#fff3e4"], ["#eaa3ac", "#cf6486", "#a23560", "#6b1e42"], "#fffdf6", "#ffdda0"),
    palette(["#8c2a55", "#dd6a63", "#fbb677"], ["#bb4a63", "#8a2c52", "#5c1a3d", "#350d27"], "#fff3d8", "#ffb95c"),
    palette(
      ["#250a22", "#5a1640", "#a83a66"],
      ["#7e2450", "#581839", "#3a0f2a", "#22081a"],
      "#ffeec6",
      "#ffab4d",
      true,
    ),
  ],
  youth: [
    palette(["#f2824b", "#fab564", "#fee6ae"], ["#f7a94f", "#e96f3a", "#bd4a1d", "#6e2812"], "#fffaec", "#ffe08c"),
    palette(["#fbd08a", "#fde5b6", "#fff6e0"], ["#fbbd5e", "#f28a4a", "#d95f2e", "#8f3a1a"], "#fffdf6", "#f9c64d"),
    palette(["#7a2c4f", "#d9553f", "#fba94e"], ["#d8663a", "#a63d2a", "#712237", "#3d142c"], "#fff2d2", "#ffc24f"),
    palette(
      ["#2a1430", "#6b2338", "#c2512e"],
      ["#a33f2c", "#742a33", "#4b1b30", "#280f24"],
      "#ffeec2",
      "#ffae3d",
      true,
    ),
  ],
  conference: [
    palette(["#4f86b6", "#a9c6d8", "#f8e3be"], ["#8fb2cd", "#4c81b0", "#225a92", "#103a64"], "#fffaf0", "#ffd98f"),
    palette(["#a9cde6", "#d3e5ef", "#fbf3e0"], ["#a4c5de", "#6b9cc6", "#35709f", "#1a4a78"], "#fffdf6", "#ffe2a0"),
    palette(["#27487f", "#7d7fa6", "#f6b98a"], ["#5d7aa6", "#355a8e", "#1c3d6e", "#0d2448"], "#fff3da", "#ffbd62"),
    palette(
      ["#081a33", "#12365f", "#2f6d9c"],
      ["#235684", "#153b63", "#0d2747", "#07182f"],
      "#fff0c8",
      "#ffb54d",
      true,
    ),
  ],
  other: [
    palette(["#9aa79a", "#d6cba8", "#fae6c2"], ["#b5b398", "#86896f", "#585f4e", "#333a31"], "#fffaf0", "#ffd78c"),
    palette(["#c9d3c8", "#e3e3d2", "#faf3e2"], ["#c3c6b2", "#98a08a", "#6b7563", "#454f43"], "#fffdf6", "#ffe2a4"),
    palette(["#6b6a74", "#c09c86", "#f7cf9c"], ["#94806f", "#6b5f58", "#473f3e", "#2a2628"], "#fff4dc", "#ffc06a"),
    palette(
      ["#171d22", "#2f3b40", "#66716b"],
      ["#4a5553", "#333e40", "#222b2e", "#13191c"],
      "#fff0ca",
      "#ffb752",
      true,
    ),
  ],
};
