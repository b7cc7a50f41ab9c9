import { flame } from "../../scripts/drawing/light";
import { LETTERS } from "../../scripts/drawing/outlines";
import { arch, d, lancet } from "../../scripts/drawing/path";
import type { Sheet } from "../../scripts/drawing/sheet";

export interface LogoColors {
  ground: string;
  mark: string;
  accent: string;
}

/** Draws a mark in the middle of a sheet of 192 × 192; frames crop its corners and sides. */
export type LogoMark = (sheet: Sheet, colors: LogoColors, name: string) => void;

const [C, BASE] = [96, 150];

const window: LogoMark = (sheet, { mark, ground }) => {
  sheet.path(arch(C, BASE, 78, 108), mark);
  sheet.line(d`M${C} ${BASE}v-108M57 104h78`, ground, 7);
};

const threeWindows: LogoMark = (sheet, { mark, accent }) => {
  sheet.path(arch(C - 33, BASE, 26, 74) + arch(C + 33, BASE, 26, 74), mark);
  sheet.path(arch(C, BASE, 30, 106), accent);
};

const nestedArches: LogoMark = (sheet, { mark, accent, ground }) => {
  sheet.path(arch(C, BASE, 96, 112), mark);
  sheet.path(arch(C, BASE, 68, 92), ground);
  sheet.path(arch(C, BASE, 42, 70), accent);
};

const pointedArch: LogoMark = (sheet, { mark, accent, ground }) => {
  sheet.path(lancet(C, BASE, 86, 116), mark);
  sheet.path(lancet(C, BASE, 58, 88), ground);
  sheet.circle(C, 112, 15, accent);
};

const crossInRing: LogoMark = (sheet, { mark, accent }) => {
  sheet.add("circle", { cx: C, cy: 86, r: 32, fill: "none", stroke: accent, "stroke-width": 9 });
  sheet.path("M89 40h14v39h39v14h-39v62h-14V93H50V79h39z", mark);
};

const candleFlame: LogoMark = (sheet, { mark, accent }) => {
  flame(sheet, C, 112, 78, [accent, mark]);
  sheet.path(d`M${C - 15} 152v-34h30v34z`, mark);
};

const boat: LogoMark = (sheet, { mark, accent }) => {
  sheet.path("M48 118h96q-8 30 -34 32H82q-26 -2 -34 -32z", mark);
  sheet.path("M93 42h7v70h-7z", mark);
  sheet.path("M104 48q34 22 36 60h-36zM88 62v46H56q8 -28 32 -46z", accent);
};

const wavesAndSun: LogoMark = (sheet, { mark, accent }) => {
  sheet.circle(C, 82, 27, accent);
  for (const y of [112, 130, 148])
    sheet.line(d`M46 ${y}q12.5 -12 25 0t25 0t25 0t25 0`, mark, 8, { "stroke-linecap": "round" });
};

const peaks: LogoMark = (sheet, { mark, accent, ground }) => {
  sheet.circle(126, 70, 16, accent);
  sheet.path("M42 148L84 66l26 48l14 -20l28 54z", mark);
  sheet.path("M84 66l13 24l-9 6l-6 -7l-8 8l-4 -4z", ground);
};

const sprig: LogoMark = (sheet, { mark, accent }) => {
  sheet.line("M96 152V54", mark, 7, { "stroke-linecap": "round" });
  for (const y of [76, 100, 124])
    sheet.path(
      d`M96 ${y + 10}q-34 2 -38 -28q34 -4 38 28zM96 ${y + 10}q34 2 38 -28q-34 -4 -38 28z`,
      y === 76 ? accent : mark,
    );
};

const star: LogoMark = (sheet, { mark, accent }) => {
  const points = (inner: number, outer: number, turn: number) =>
    Array.from({ length: 16 }, (_, i) => {
      const [r, at] = [i % 2 ? inner : outer, (i * Math.PI) / 8 + turn];
      return d`${C + Math.sin(at) * r} ${98 - Math.cos(at) * r}`;
    }).join("L");
  sheet.path(`M${points(22, 58, 0)}z`, mark);
  sheet.circle(C, 98, 14, accent);
};

const dove: LogoMark = (sheet, { mark, accent }) => {
  sheet.path(
    "M44 104q34 6 50 -12q-20 -16 -18 -48q30 10 42 40q14 -12 30 -2l10 6l-14 4q2 34 -34 44q-42 8 -66 -32z",
    mark,
  );
  sheet.path("M128 136q14 2 20 14q-18 2 -26 -10z", accent);
};

const grain: LogoMark = (sheet, { mark, accent }) => {
  sheet.line("M96 154q-4 -50 0 -80", mark, 6, { "stroke-linecap": "round" });
  sheet.path("M96 42q13 18 0 36q-13 -18 0 -36z", accent);
  for (const y of [84, 106, 128])
    sheet.path(d`M96 ${y + 10}q-26 -2 -26 -28q24 4 26 28zM96 ${y + 10}q26 -2 26 -28q-24 4 -26 28z`, mark);
};

const anchor: LogoMark = (sheet, { mark, accent }) => {
  sheet.line("M96 62v86M72 82h48M54 116q6 34 42 34q36 0 42 -34", mark, 9, { "stroke-linecap": "round" });
  sheet.add("circle", { cx: C, cy: 50, r: 11, fill: "none", stroke: accent, "stroke-width": 8 });
};

const notes: LogoMark = (sheet, { mark, accent }) => {
  sheet.line("M76 136V60l52 -12v76", mark, 8, { "stroke-linejoin": "round" });
  sheet.path("M58 138a18 14 0 1 0 36 0a18 14 0 1 0 -36 0M110 126a18 14 0 1 0 36 0a18 14 0 1 0 -36 0", accent);
};

const rings: LogoMark = (sheet, { mark, accent }) => {
  for (const r of [56, 40, 24])
    sheet.add("circle", { cx: C, cy: 100, r, fill: "none", stroke: mark, "stroke-width": 8 });
  sheet.circle(C, 100, 10, accent);
};

const tent: LogoMark = (sheet, { mark, accent }) => {
  sheet.path("M96 54l56 96H40z", mark);
  sheet.path("M96 92l22 58H74z", accent);
  sheet.line("M96 56l-12 -18M96 56l12 -18M96 56v-22", mark, 6, { "stroke-linecap": "round" });
};

const cup: LogoMark = (sheet, { mark, accent }) => {
  sheet.path("M54 88h76q0 52 -38 54q-38 -2 -38 -54z", mark);
  sheet.line("M128 98q24 -2 18 18q-4 12 -24 12", mark, 8);
  sheet.line("M76 76q-8 -12 0 -20t0 -18M104 76q-8 -12 0 -20t0 -18", accent, 7, { "stroke-linecap": "round" });
};

const monogram: LogoMark = (sheet, { mark, accent }, name) => {
  const letter = LETTERS[name[0]!.toUpperCase()] ?? LETTERS["S"]!;
  const size = 0.115;
  sheet.path(letter.path, mark, {
    transform: d`translate(${C - (letter.width * size) / 2} 132) scale(${String(size)})`,
  });
  sheet.path(d`M${C - 26} 146h52v7h-52z`, accent);
};

export const MARKS = {
  window,
  threeWindows,
  nestedArches,
  pointedArch,
  crossInRing,
  candleFlame,
  boat,
  wavesAndSun,
  peaks,
  sprig,
  star,
  dove,
  grain,
  anchor,
  notes,
  rings,
  tent,
  cup,
  monogram,
} satisfies Record<string, LogoMark>;

export type MarkName = keyof typeof MARKS;
