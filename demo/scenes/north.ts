import { hills, mountains, spruces } from "../../scripts/drawing/land";
import { glow, sky, stars } from "../../scripts/drawing/light";
import { d } from "../../scripts/drawing/path";
import type { Random } from "../../scripts/drawing/random";
import type { Sheet } from "../../scripts/drawing/sheet";
import { church, gable } from "./buildings";
import { clouds, dabs, ellipse, heap, type Sketch, water } from "./scene";

/** Curtains of light: a waving foot from which rays rise and fade. */
function aurora(sheet: Sheet, random: Random, y: number, tall: number, color: string, strength: number): void {
  const fade = sheet.linear([
    [0, color, 0],
    [0.7, color, strength],
    [1, color, 0.04],
  ]);
  const [a, b] = [random.between(90, 150), random.between(0, 6)];
  for (let x = -20; x < 1220; x += 15) {
    const foot = y + Math.sin(x / a + b) * 52 + Math.sin(x / 61 + b * 2) * 20;
    const height = tall * random.between(0.55, 1.05);
    sheet.path(d`M${x} ${foot}h17l${8} ${-height}h-17z`, fade);
  }
}

/** Northern lights over a village in the snow. */
export const northernLights: Sketch = (sheet, random) => {
  sky(sheet, ["#071a30", "#0f3a4c", "#2f6f70"], 540);
  stars(sheet, random, 150, 420);
  aurora(sheet, random, 330, 330, "#7df0b4", 0.5);
  aurora(sheet, random, 250, 230, "#b58cf0", 0.36);
  aurora(sheet, random, 410, 210, "#a6ffcf", 0.4);
  mountains(sheet, random, 560, 210, 4, "#2a5668");
  mountains(sheet, random, 566, 110, 6, "#1c4254");
  sheet.path(
    "M0 580q320 -50 640 -20t560 0v240H0z",
    sheet.linear([
      [0, "#c4dde0"],
      [0.4, "#7fa9b8"],
      [1, "#2c5a76"],
    ]),
  );
  glow(sheet, 600, 560, 240, "#ffcf83", 0.55);
  church(sheet, 590, 582, 52, { wall: "#e9efe9", shade: "#9fb6bc", roof: "#16323f", window: "#ffd27c" });
  for (const [x, w] of [
    [330, 56],
    [410, 46],
    [860, 60],
    [950, 48],
    [250, 44],
    [1030, 52],
  ] as const) {
    gable(
      sheet,
      x,
      596,
      w,
      w * 0.6,
      { wall: random.pick(["#8c2f2b", "#c98a3c", "#33566a"]), shade: "#25303c", roof: "#e5f0f0", window: "#ffd98c" },
      [
        [0.3, 0.5],
        [0.7, 0.5],
      ],
    );
  }
  spruces(sheet, random, { count: 5, from: -20, to: 220, base: 680, height: 170, fill: "#0c2836" });
  spruces(sheet, random, { count: 5, from: 1000, to: 1220, base: 690, height: 190, fill: "#0c2836" });
  sheet.path(
    Array.from({ length: 14 }, () =>
      ellipse(random.between(0, 1200), random.between(640, 790), random.between(60, 190), 12),
    ).join(""),
    "#a9d8cf",
    { opacity: 0.4 },
  );
};

/** A lavvo, lit from within, on the plateau. */
export const lavvo: Sketch = (sheet, random) => {
  sky(sheet, ["#15244d", "#4a4f8c", "#e59a8c"], 520);
  stars(sheet, random, 110, 340);
  aurora(sheet, random, 260, 230, "#8ff2bd", 0.34);
  hills(sheet, random, 490, 22, 3, "#6d75ac");
  hills(sheet, random, 520, 14, 4, "#8d96c4");
  sheet.path(
    "M0 540q300 -30 620 -6t580 -4v270H0z",
    sheet.linear([
      [0, "#dfe2f2"],
      [0.5, "#a3afd8"],
      [1, "#5b6ca6"],
    ]),
  );
  glow(sheet, 590, 520, 330, "#ffb861", 0.75);
  sheet.line("M590 250L556 300M590 250l36 -44M590 250l-30 -50M590 250l8 -60M590 250l-52 -26", "#4a2f22", 8);
  sheet.path(
    "M590 262L770 606q-180 34 -360 0z",
    sheet.linear([
      [0, "#c47a3a"],
      [0.5, "#ffc873"],
      [1, "#c9682f"],
    ]),
  );
  sheet.line("M590 262L470 612M590 262L540 620M590 262L644 620M590 262L712 612", "#8a4523", 5, { opacity: 0.6 });
  sheet.path("M590 330l54 286q-50 8 -104 0z", "#fff0c0");
  sheet.path("M590 250q-30 -60 10 -110t-10 -110q40 40 34 100t-20 120z", "#c9c4dc", { opacity: 0.5 });
  for (const [x, y, s] of [
    [920, 570, 1],
    [1000, 590, 1.2],
    [250, 580, 1.1],
  ] as const)
    reindeer(sheet, x, y, s);
  sheet.path(
    Array.from({ length: 16 }, () =>
      ellipse(random.between(0, 1200), random.between(640, 790), random.between(50, 170), 10),
    ).join(""),
    "#f1f1fa",
    { opacity: 0.6 },
  );
  sheet.path("M540 616L330 800h520L650 616z", "#ffd08a", { opacity: 0.4 });
};

function reindeer(sheet: Sheet, x: number, y: number, s: number): void {
  sheet.path(
    d`M${x - 26 * s} ${y - 34 * s}q${26 * s} ${-10 * s} ${46 * s} 0l${12 * s} ${-18 * s}l${16 * s} ${6 * s}l${-6 * s} ${8 * s}l${-12 * s} ${20 * s}v${18 * s}l${-3 * s} ${34 * s}h${-5 * s}v${-30 * s}h${-30 * s}l${-4 * s} ${30 * s}h${-5 * s}v${-40 * s}z`,
    "#473a4c",
  );
  sheet.line(
    d`M${x + 34 * s} ${y - 52 * s}q${-10 * s} ${-24 * s} ${4 * s} ${-40 * s}m${-4 * s} ${20 * s}l${14 * s} ${-12 * s}`,
    "#473a4c",
    3.5 * s,
  );
}

/** A cabin with turf on its roof, by a mountain lake, early. */
export const mountainCabin: Sketch = (sheet, random) => {
  sky(sheet, ["#8aaec4", "#e6d3c4", "#fde7c0"], 460);
  clouds(sheet, random, [80, 260], ["#fbeede", "#e8c9bb"], 7);
  glow(sheet, 860, 400, 340, "#fff3d4", 0.9);
  sheet.path(
    "M-20 470L170 220l60 60l90 -130l110 150l60 -40l120 160l100 -70l140 -180l120 170l70 -40l240 170v60H-20z",
    "#8d9aab",
  );
  sheet.path("M320 150l110 150l-50 20l-50 -50l-60 40l-30 -40zM850 170l90 130l-60 10l-40 -40l-60 50z", "#f8f2e6", {
    opacity: 0.9,
  });
  hills(sheet, random, 460, 18, 4, "#8b9a7f");
  water(sheet, random, 480, ["#f0d8b8", "#98adb6", "#4a6f80"], 620);
  sheet.path(
    "M0 590q300 -30 560 -16t640 20v206H0z",
    sheet.linear([
      [0, "#a39a58"],
      [1, "#5c5a34"],
    ]),
  );
  sheet.path("M380 600v-86h250v86z", "#6b4630");
  sheet.path("M560 600v-86h70v86z", "#4d3122");
  sheet.path("M350 520l60 -76h210l50 76z", "#7c8a48");
  sheet.path(heap(random, 510, 470, 250, 50, 12, 40), "#9aa653");
  sheet.path("M430 600v-58h44v58z", "#3b251a");
  sheet.path("M500 572h44v-36h-44z", "#ffdf9a");
  sheet.path("M560 448v-40h26v40z", "#8d8680");
  sheet.path("M573 400q-20 -30 6 -60t-6 -60q30 30 22 66t-10 54z", "#eee6dc", { opacity: 0.6 });
  sheet.path("M700 640q80 22 170 -4l-20 26q-70 14 -130 0z", "#3b5563");
  sheet.path("M420 602q-60 80 -180 198h240q40 -110 20 -198z", "#d3bd8c", { opacity: 0.8 });
  dabs(sheet, random, {
    x: [0, 1200],
    y: [610, 800],
    count: 460,
    size: [4, 11],
    colors: ["#c4743a", "#8f8a42", "#d9b35c", "#4f5a34", "#a9483a"],
    flat: 0.7,
  });
};
