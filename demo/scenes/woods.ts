import { hills, mountains, spruces } from "../../scripts/drawing/land";
import { flame, glow, sky, stars } from "../../scripts/drawing/light";
import { d } from "../../scripts/drawing/path";
import { dabs, ellipse, heap, type Sketch, water } from "./scene";

/** Birches in autumn, and a path with light at its end. */
export const birchForest: Sketch = (sheet, random) => {
  sheet.rect(
    0,
    0,
    1200,
    800,
    sheet.linear([
      [0, "#e3b04b"],
      [0.55, "#f7e0a0"],
      [1, "#b9772f"],
    ]),
  );
  glow(sheet, 620, 380, 430, "#fffbe6", 0.95);
  dabs(sheet, random, {
    x: [0, 1200],
    y: [0, 420],
    count: 560,
    size: [10, 30],
    colors: ["#e9a93a", "#f3c95c", "#d98a2f", "#f8e08c", "#b9702a"],
    flat: 0.8,
  });
  glow(sheet, 620, 400, 260, "#fffdf0", 0.9);
  sheet.path(
    "M0 560Q300 500 620 510T1200 560V800H0z",
    sheet.linear([
      [0, "#d99a4a"],
      [1, "#7c4522"],
    ]),
  );
  sheet.path("M600 508q-20 60 -90 120T330 800h520q-40 -120 -110 -180t-90 -112z", "#f3dcae");
  for (let layer = 0; layer < 3; layer++) {
    for (let i = 0; i < 9 - layer * 2; i++) {
      const x = ((i + random.between(0.15, 0.85)) * 1200) / (9 - layer * 2);
      if (Math.abs(x - 600) < 70 + layer * 60) continue;
      const [base, width] = [540 + layer * 80, 12 + layer * 12];
      sheet.path(
        d`M${x} -10h${width}l${random.between(-12, 12)} ${base + 10}h${-width * 1.3}z`,
        ["#e9dcc0", "#f3ead6", "#fbf6e8"][layer]!,
      );
      sheet.path(d`M${x + width * 0.7} -10h${width * 0.3}v${base}h${-width * 0.3}z`, "#b9a58c");
      const marks = Array.from({ length: 7 }, () =>
        ellipse(x + random.between(2, width), random.between(20, base - 40), width * 0.4, 4),
      ).join("");
      sheet.path(marks, "#3f342e");
    }
  }
  dabs(sheet, random, {
    x: [0, 1200],
    y: [0, 240],
    count: 260,
    size: [12, 34],
    colors: ["#d9822b", "#f0b541", "#c4662a", "#f9dc7c"],
    flat: 0.8,
  });
  dabs(sheet, random, {
    x: [0, 1200],
    y: [590, 800],
    count: 420,
    size: [4, 12],
    colors: ["#f0b541", "#c4562a", "#8f4a24", "#f9dc7c", "#5c3a22"],
    flat: 0.6,
  });
};

/** Fruit trees in blossom along the fjord. */
export const orchard: Sketch = (sheet, random) => {
  sky(sheet, ["#7fb4d6", "#c9e0e4", "#f9f0dc"], 400);
  sheet.path(
    "M-20 420L90 300l60 20L270 170l90 110l60 -20l90 90l110 -200l130 180l60 -30l130 -110l90 120l60 -10l190 130v20H-20z",
    "#8aa6bd",
  );
  sheet.path(
    "M270 170l90 110l-50 -10l-36 30l-40 -30l-30 8zM620 150l82 114l-40 -14l-36 34l-34 -40l-36 20zM940 190l84 110l-52 -24l-40 22l-30 -26l-44 14z",
    "#fbf8f0",
    { opacity: 0.92 },
  );
  mountains(sheet, random, 420, 120, 5, "#6d9488");
  water(sheet, random, 410, ["#b9d6de", "#78a9bc", "#4f8aa0"], 500);
  sheet.path(
    "M0 490q300 -26 600 -10t600 6v314H0z",
    sheet.linear([
      [0, "#9cc46c"],
      [1, "#4f8a48"],
    ]),
  );
  for (const [y, size, count] of [
    [500, 80, 9],
    [560, 120, 7],
    [650, 190, 5],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const x = ((i + 0.5 + random.between(-0.16, 0.16)) * 1200) / count;
      sheet.line(
        d`M${x} ${y}q6 ${-size * 0.25} ${-size * 0.04} ${-size * 0.5}M${x} ${y - size * 0.28}l${size * 0.2} ${-size * 0.24}`,
        "#5f4634",
        size * 0.07,
      );
      sheet.path(heap(random, x, y - size * 0.62, size, size * 0.72, size * 0.1, 44), "#e8b3bd");
      sheet.path(heap(random, x - size * 0.06, y - size * 0.7, size * 0.86, size * 0.56, size * 0.09, 34), "#fbe8ea");
      sheet.path(heap(random, x + size * 0.1, y - size * 0.5, size * 0.7, size * 0.4, size * 0.06, 12), "#8fb86a");
    }
  }
  dabs(sheet, random, {
    x: [0, 1200],
    y: [560, 800],
    count: 420,
    size: [3, 8],
    colors: ["#fbe8ea", "#f6dc6a", "#3f7a42", "#b9d67c"],
    flat: 0.8,
  });
};

/** A fire by the lake, and people around it. */
export const campfire: Sketch = (sheet, random) => {
  sky(sheet, ["#131b3f", "#4a3f78", "#e58a63"], 450);
  stars(sheet, random, 130, 340);
  mountains(sheet, random, 460, 150, 4, "#4d4a7c");
  spruces(sheet, random, { count: 22, from: -20, to: 1220, base: 470, height: 90, fill: "#2c2c54" });
  water(sheet, random, 460, ["#d9836a", "#5c4a80", "#232450"], 580);
  sheet.path(
    "M0 570q300 -26 600 -14t600 10v234H0z",
    sheet.linear([
      [0, "#5c3f48"],
      [1, "#241a2c"],
    ]),
  );
  glow(sheet, 600, 560, 380, "#ff9a3c", 0.9);
  sheet.path(ellipse(600, 650, 520, 110), "#b55a30", { opacity: 0.5 });
  sheet.path(ellipse(600, 646, 330, 66), "#e8843c", { opacity: 0.55 });
  sheet.line("M540 650l120 -26M540 626l120 26M560 656l80 -50", "#4a2a1e", 16, { "stroke-linecap": "round" });
  flame(sheet, 600, 640, 190, ["#ff9a32", "#ffe29a"]);
  flame(sheet, 562, 642, 110, ["#ff7f2a", "#ffd070"]);
  flame(sheet, 642, 642, 120, ["#ff7f2a", "#ffd070"]);
  for (const [x, y, s] of [
    [230, 650, 1.15],
    [320, 620, 1],
    [400, 606, 0.9],
    [800, 606, 0.9],
    [880, 620, 1],
    [975, 650, 1.15],
    [130, 700, 1.35],
    [1080, 700, 1.35],
  ] as const) {
    const lit = x < 600 ? 1 : -1;
    sheet.path(
      d`M${x - 34 * s} ${y + 40 * s}q0 ${-70 * s} ${34 * s} ${-76 * s}q${34 * s} ${6 * s} ${34 * s} ${76 * s}z${ellipse(x, y - 54 * s, 17 * s, 20 * s)}`,
      "#1b1830",
    );
    sheet.path(
      d`M${x + lit * 10 * s} ${y + 30 * s}q${lit * 24 * s} ${-20 * s} ${lit * 10 * s} ${-62 * s}q${lit * 26 * s} ${20 * s} ${lit * 20 * s} ${64 * s}z`,
      "#e5863c",
      { opacity: 0.8 },
    );
  }
  dabs(sheet, random, { x: [480, 720], y: [300, 560], count: 50, size: [2, 5], colors: ["#ffce6a", "#ff9a3c"] });
  hills(sheet, random, 780, 10, 5, "#120f1e");
};
