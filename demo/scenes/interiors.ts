import { candle, glow } from "../../scripts/drawing/light";
import { arch, d, lancet } from "../../scripts/drawing/path";
import type { Sheet } from "../../scripts/drawing/sheet";
import { dabs, ellipse, type Sketch } from "./scene";

/** Down the nave, towards the window behind the altar. */
export const nave: Sketch = (sheet) => {
  sheet.rect(
    0,
    0,
    1200,
    800,
    sheet.linear([
      [0, "#3f342f"],
      [0.6, "#8a6d4f"],
      [1, "#4d3a2c"],
    ]),
  );
  sheet.path(
    arch(600, 560, 470, 470),
    sheet.linear([
      [0, "#e9d6ae"],
      [1, "#c9a878"],
    ]),
  );
  glow(sheet, 600, 330, 330, "#fffaea", 0.95);
  sheet.path(lancet(600, 470, 200, 350), "#5c4636");
  sheet.path(
    lancet(600, 462, 172, 324),
    sheet.linear([
      [0, "#4f9aa8"],
      [0.45, "#fbe6a6"],
      [1, "#e07a3c"],
    ]),
  );
  sheet.line("M600 140v322M514 300h172M514 390h172", "#5c4636", 8);
  sheet.path("M500 536h200v-52h-200z", "#fbf3e0");
  sheet.path("M484 474h232v12h-232z", "#8a5a34");
  sheet.path("M0 800V620L420 536h360L1200 620V800z", "#a98458");
  sheet.path("M560 536h80l150 264H410z", "#a8322f");
  sheet.path("M586 536h28l44 264H542z", "#cf5a48");
  const walls = ["#b8976a", "#9c7c56", "#7c6044", "#5a4433"];
  [0.5, 0.74, 1.1, 1.64].forEach((k, i) => bay(sheet, k, walls[i]!));
  for (const x of [-300, -100, 120, 320])
    sheet.path(d`M${600 + x * 0.2} 150l70 0L${600 + x * 2.2 + 120} 800h-220z`, "#fff3cf", { opacity: 0.16 });
  for (let row = 0; row < 5; row++) {
    const [k, y] = [0.5 * 1.42 ** row, 552 + 44 * 1.5 ** row];
    for (const side of [-1, 1]) {
      const [from, to] = [600 + side * 120 * k, 600 + side * 480 * k];
      sheet.path(d`M${from} ${y}H${to}v${-70 * k}H${from}z`, row % 2 ? "#4f3322" : "#63422b");
      sheet.path(d`M${from} ${y - 70 * k}H${to}v${-12 * k}H${from}z`, "#d9a45c");
    }
  }
};

/** One arch of the vault with its two columns, `k` times as large as the one halfway. */
function bay(sheet: Sheet, k: number, stone: string): void {
  const [half, width] = [360 * k, 66 * k];
  const [spring, foot] = [440 - 190 * k, 500 + 90 * k];
  const ring =
    arch(600, foot, (half + width) * 2, foot - spring + half + width) + arch(600, foot, half * 2, foot - spring + half);
  sheet.path(ring, stone, { "fill-rule": "evenodd" });
  for (const side of [-1, 1]) {
    const inner = 600 + side * half;
    sheet.path(d`M${inner} ${foot}V${spring}h${side * width * 0.3}V${foot}z`, "#f6deae", { opacity: 0.6 });
    sheet.path(
      d`M${inner - side * width * 0.2} ${spring + 26 * k}h${side * width * 1.5}v${-26 * k}h${-side * width * 1.5}zM${inner - side * width * 0.2} ${foot}h${side * width * 1.5}v${-24 * k}h${-side * width * 1.5}z`,
      stone,
    );
  }
}

/** Candles, near and far, more than one can count. */
export const candles: Sketch = (sheet, random) => {
  sheet.rect(
    0,
    0,
    1200,
    800,
    sheet.linear([
      [0, "#22140f"],
      [0.6, "#5c2f18"],
      [1, "#241310"],
    ]),
  );
  glow(sheet, 600, 380, 620, "#ff9f45", 0.5);
  for (let i = 0; i < 60; i++) {
    const [x, y, r] = [random.between(0, 1200), random.between(60, 420), random.between(10, 34)];
    sheet.circle(x, y, r, random.pick(["#ffb95c", "#ff9a3c", "#ffd88f", "#c9602a"]), {
      opacity: random.between(0.16, 0.5),
    });
  }
  for (const [row, base, size, count] of [
    [0, 520, 24, 12],
    [1, 640, 38, 9],
    [2, 800, 58, 7],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const x = ((i + 0.5 + random.between(-0.2, 0.2)) * 1240) / count - 20;
      const height = size * random.between(2, 4.6);
      candle(
        sheet,
        x,
        base + 20,
        size,
        height,
        ["#e0b27c", "#f0cf9c", "#fbe6c0"][row]!,
        ["#7c4a2a", "#9a5c32", "#b5733f"][row]!,
      );
      sheet.path(ellipse(x, base + 22, size * 0.9, size * 0.2), "#3d1f14");
    }
  }
};

/** A great rose in a dark wall, and its colours on the floor. */
export const roseWindow: Sketch = (sheet, random) => {
  sheet.rect(
    0,
    0,
    1200,
    800,
    sheet.linear([
      [0, "#2b2836"],
      [0.7, "#4a3f4c"],
      [1, "#1e1a26"],
    ]),
  );
  dabs(sheet, random, {
    x: [0, 1200],
    y: [0, 800],
    count: 160,
    size: [24, 60],
    colors: ["#353142", "#40384a", "#272433"],
    flat: 0.5,
  });
  const glass = ["#2f7f8c", "#e9a23b", "#b53a5c", "#4a5fa8", "#f3d58a", "#5f9c6a", "#d96a3a"];
  const [x, y] = [600, 360];
  glow(sheet, x, y, 520, "#ffe6b0", 0.5);
  sheet.circle(x, y, 300, "#17141f");
  for (const [count, inner, outer, shift] of [
    [16, 196, 284, 0],
    [16, 112, 186, 0.5],
    [8, 40, 104, 0],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const half = (Math.PI / count) * 0.84;
      const at = ((i + shift) * 2 * Math.PI) / count;
      const point = (r: number, angle: number) => d`${x + Math.cos(angle) * r} ${y + Math.sin(angle) * r}`;
      const petal = `M${point(inner, at - half)}L${point(outer * 0.92, at - half)}Q${point(outer * 1.08, at)} ${point(outer * 0.92, at + half)}L${point(inner, at + half)}Q${point(inner * 0.94, at)} ${point(inner, at - half)}z`;
      sheet.path(petal, glass[(i * 3 + count) % glass.length]!);
      sheet.circle(
        x + Math.cos(at) * (inner + outer) * 0.52,
        y + Math.sin(at) * (inner + outer) * 0.52,
        (outer - inner) * 0.2,
        glass[(i * 5 + 2) % glass.length]!,
      );
    }
  }
  sheet.circle(x, y, 34, "#fff3cf");
  glass.forEach((color, i) =>
    sheet.path(d`M${430 + i * 50} 640l${(i - 3) * 70 - 30} 160h110l${-(i - 3) * 70} -160z`, color, { opacity: 0.5 }),
  );
  for (const side of [-1, 1])
    sheet.path(
      lancet(x + side * 470, 620, 110, 380),
      sheet.linear([
        [0, "#4a5fa8"],
        [0.5, "#2f7f8c"],
        [1, "#e9a23b"],
      ]),
      { opacity: 0.85 },
    );
};

/** Three windows close to: a sun, hills and water in coloured glass. */
export const stainedGlass: Sketch = (sheet, random) => {
  sheet.rect(0, 0, 1200, 800, "#1d1a1c");
  const panes = [
    [210, 350, 700],
    [600, 380, 780],
    [990, 350, 700],
  ] as const;
  const shapes = panes.map(([x, w, h]) => lancet(x, 820, w, h, 0.9)).join("");
  sheet.group({ "clip-path": sheet.clip(shapes) }, () => {
    const bands = ["#2c5f8c", "#3f86a0", "#7fb5b0", "#f3d58a", "#f0a850", "#d9733a"];
    sheet.rect(0, 0, 1200, 800, bands[0]!);
    for (let ring = 14; ring >= 1; ring--) {
      const r = ring * 58;
      const count = 10 + ring * 2;
      for (let i = 0; i < count; i++) {
        const [a, b] = [(i * 2 * Math.PI) / count, ((i + 1) * 2 * Math.PI) / count];
        const band = bands[Math.max(0, Math.min(5, 5 - Math.round(ring / 2.6 + random.between(-0.7, 0.7))))]!;
        sheet.path(
          d`M600 300L${600 + Math.cos(a) * r} ${300 + Math.sin(a) * r}L${600 + Math.cos(b) * r} ${300 + Math.sin(b) * r}z`,
          band,
          { stroke: "#1d1a1c", "stroke-width": 5 },
        );
      }
    }
    sheet.circle(600, 300, 62, "#fff3cf", { stroke: "#1d1a1c", "stroke-width": 6 });
    const hills = [
      ["#7a9c5a", 520],
      ["#3f7a5c", 590],
      ["#225a52", 660],
    ] as const;
    for (const [color, y] of hills)
      sheet.path(d`M0 ${y}Q300 ${y - 90} 600 ${y}T1200 ${y - 20}V800H0z`, color, {
        stroke: "#1d1a1c",
        "stroke-width": 6,
      });
    for (let i = 0; i < 9; i++)
      sheet.path(d`M${i * 150 - 60} 720q75 -34 150 0t150 0v90h-300z`, i % 2 ? "#3f78b0" : "#7fb5d0", {
        stroke: "#1d1a1c",
        "stroke-width": 5,
      });
    sheet.path("M560 470q40 -50 84 -30q34 -26 70 -10q-28 6 -38 30q-6 40 -60 44q-30 2 -56 -34z", "#fbf6e8", {
      stroke: "#1d1a1c",
      "stroke-width": 5,
    });
  });
  for (const [x, w, h] of panes) sheet.line(lancet(x, 830, w, h, 0.9), "#4a4044", 16);
};
