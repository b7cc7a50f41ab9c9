import { hills, mountains, spruces } from "../../scripts/drawing/land";
import { glow, sky, stars } from "../../scripts/drawing/light";
import { d } from "../../scripts/drawing/path";
import { church, gable, staveChurch, stoneChurch } from "./buildings";
import { clouds, dabs, ellipse, heap, type Sketch, water } from "./scene";

/** A white church on a green hill above the fjord, at midsummer. */
export const whiteChurch: Sketch = (sheet, random) => {
  sky(sheet, ["#6fa9c9", "#b7d6dc", "#f7ecd0"], 430);
  clouds(sheet, random, [60, 230], ["#f4efe2", "#dfe6e2"], 7);
  mountains(sheet, random, 430, 210, 4, "#8fb0b8");
  mountains(sheet, random, 440, 120, 5, "#6d9a98");
  water(sheet, random, 430, ["#a9cdd2", "#6fa5ae", "#417f86"], 560);
  sheet.path(
    d`M0 560Q220 470 520 486T900 470T1200 540V800H0z`,
    sheet.linear([
      [0, "#8fb36a"],
      [1, "#3f7a4a"],
    ]),
  );
  church(sheet, 560, 506, 74, { wall: "#fbf7ea", shade: "#cfd3cf", roof: "#4d5a60", window: "#56707c" });
  for (const [x, y, size] of [
    [420, 500, 90],
    [870, 500, 110],
    [950, 520, 80],
    [330, 530, 70],
  ] as const) {
    sheet.path(heap(random, x, y - size * 0.4, size, size, size * 0.16, 26), "#3f7346");
    sheet.path(heap(random, x - size * 0.1, y - size * 0.55, size * 0.7, size * 0.6, size * 0.13, 14), "#6c9c55");
  }
  sheet.path(d`M600 506C560 570 700 610 590 700L520 800H760C740 700 660 640 690 580Q690 530 650 506z`, "#e3d0a0");
  dabs(sheet, random, {
    x: [0, 1200],
    y: [580, 800],
    count: 420,
    size: [3, 9],
    colors: ["#b6cf78", "#2f6a40", "#f3e27f", "#f6f1e4", "#d9718a"],
    flat: 0.8,
  });
};

/** A stave church in the evening, where the valley is darkest. */
export const staveChurchAtDusk: Sketch = (sheet, random) => {
  sky(sheet, ["#27405c", "#8a6f86", "#f0b27c"], 470);
  stars(sheet, random, 60, 240);
  glow(sheet, 690, 450, 460, "#ffd79a", 0.8);
  mountains(sheet, random, 480, 300, 3, "#5b6a86");
  mountains(sheet, random, 500, 170, 5, "#3f5468");
  spruces(sheet, random, { count: 16, from: -20, to: 1220, base: 540, height: 130, fill: "#273f47" });
  sheet.path(
    d`M0 560Q320 510 640 530T1200 550V800H0z`,
    sheet.linear([
      [0, "#4c6b4d"],
      [1, "#1d3a35"],
    ]),
  );
  staveChurch(sheet, 610, 556, 350, { wall: "#5a3a26", shade: "#38241a", roof: "#2c1d17", window: "#ffce78" });
  sheet.path(d`M560 556L430 800H760L660 556z`, "#b0936a", { opacity: 0.6 });
  spruces(sheet, random, { count: 6, from: -30, to: 320, base: 690, height: 260, fill: "#142b2c" });
  spruces(sheet, random, { count: 5, from: 930, to: 1230, base: 680, height: 240, fill: "#142b2c" });
  dabs(sheet, random, {
    x: [0, 1200],
    y: [600, 800],
    count: 260,
    size: [4, 12],
    colors: ["#2f5141", "#6d8557", "#16302c"],
    flat: 0.5,
  });
};

/** An old stone church among ripe fields. */
export const stoneChurchInFields: Sketch = (sheet, random) => {
  sky(sheet, ["#7fb0c6", "#d2dfd6", "#f8e9c6"], 440);
  clouds(sheet, random, [70, 260], ["#fbf3e2", "#e6dccb"], 9);
  hills(sheet, random, 420, 34, 4, "#9db7a0");
  hills(sheet, random, 450, 16, 5, "#7d9f7f");
  stoneChurch(sheet, 520, 506, 92, { wall: "#d9d2c2", shade: "#a79f92", roof: "#7c3f33", window: "#43545c" });
  for (const [x, size] of [
    [300, 150],
    [380, 110],
    [880, 160],
    [970, 120],
  ] as const) {
    sheet.path(d`M${x - 6} 510h12v-50h-12z`, "#5b4632");
    sheet.path(heap(random, x, 440, size, size * 0.9, size * 0.14, 30), "#4c7a4e");
    sheet.path(heap(random, x - 16, 420, size * 0.6, size * 0.5, size * 0.12, 14), "#86a961");
  }
  sheet.path(
    d`M0 500Q600 480 1200 506V800H0z`,
    sheet.linear([
      [0, "#ecc766"],
      [1, "#b9792f"],
    ]),
  );
  for (let i = 0; i < 15; i++)
    sheet.line(
      d`M${560 + (i - 7) * 16} 500Q${600 + (i - 7) * 60} 620 ${600 + (i - 7) * 150} 800`,
      i % 2 ? "#c98d3a" : "#f6dc8e",
      6 + i * 0.2,
      { opacity: 0.7 },
    );
  dabs(sheet, random, {
    x: [0, 1200],
    y: [640, 800],
    count: 280,
    size: [3, 8],
    colors: ["#f8e6a6", "#a5682a", "#c4493a", "#5577a8"],
    flat: 1.6,
  });
};

/** A small chapel under snow, its windows lit. */
export const winterChapel: Sketch = (sheet, random) => {
  sky(sheet, ["#16254a", "#4a5f93", "#d9a7a0"], 500);
  stars(sheet, random, 110, 380);
  glow(sheet, 930, 150, 150, "#fff3d2", 0.8);
  sheet.circle(930, 150, 34, "#fff6df");
  mountains(sheet, random, 520, 250, 4, "#7f8fbb");
  mountains(sheet, random, 530, 120, 6, "#5f73a6");
  sheet.path(
    d`M0 560Q300 500 600 530T1200 540V800H0z`,
    sheet.linear([
      [0, "#dfe6f4"],
      [0.5, "#aebfe0"],
      [1, "#6f86b8"],
    ]),
  );
  glow(sheet, 600, 520, 260, "#ffc774", 0.6);
  gable(sheet, 520, 570, 170, 120, { wall: "#7c2f2b", shade: "#57201f", roof: "#eef2fa", window: "#ffd27c" }, [
    [0.26, 0.5],
    [0.74, 0.5],
  ]);
  sheet.path(d`M575 464h60v-96l-30 -70l-30 70z`, "#6a2725");
  sheet.path(d`M566 372l39 -96l39 96z`, "#eef2fa");
  sheet.line("M605 276v-34m-11 12h22", "#eef2fa", 4);
  sheet.path("M585 570v-52a20 20 0 0 1 40 0v52z", "#ffd98c");
  sheet.path("M585 572h40l120 228h-280z", "#ffdf9c", { opacity: 0.5 });
  spruces(sheet, random, { count: 7, from: 20, to: 440, base: 620, height: 230, fill: "#213a5a" });
  spruces(sheet, random, { count: 6, from: 780, to: 1180, base: 620, height: 250, fill: "#213a5a" });
  dabs(sheet, random, {
    x: [20, 440],
    y: [420, 600],
    count: 60,
    size: [6, 16],
    colors: ["#dfe8f8", "#b7c8e8"],
    flat: 0.35,
  });
  dabs(sheet, random, {
    x: [780, 1180],
    y: [400, 600],
    count: 60,
    size: [6, 16],
    colors: ["#dfe8f8", "#b7c8e8"],
    flat: 0.35,
  });
  sheet.path(
    Array.from({ length: 9 }, () =>
      ellipse(random.between(0, 1200), random.between(660, 790), random.between(60, 150), 14),
    ).join(""),
    "#f3f6fc",
    { opacity: 0.7 },
  );
};
