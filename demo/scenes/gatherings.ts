import { glow, sky } from "../../scripts/drawing/light";
import { arch, d } from "../../scripts/drawing/path";
import type { Sheet } from "../../scripts/drawing/sheet";
import { dabs, ellipse, type Sketch } from "./scene";

/** An organ in its carved case. */
export const organ: Sketch = (sheet) => {
  sheet.rect(
    0,
    0,
    1200,
    800,
    sheet.linear([
      [0, "#32242c"],
      [0.6, "#6d4a3a"],
      [1, "#2a1d20"],
    ]),
  );
  glow(sheet, 600, 320, 560, "#ffd591", 0.6);
  sheet.path(
    "M140 620V260q0 -90 90 -110v-40q60 -20 120 0v40q40 10 60 40q40 -60 190 -130q150 70 190 130q20 -30 60 -40v-40q60 -20 120 0v40q90 20 90 110v360z",
    "#5a2f22",
  );
  sheet.line(
    "M140 260q0 -90 90 -110M350 150q40 10 60 40q40 -60 190 -130q150 70 190 130q20 -30 60 -40M970 150q90 20 90 110",
    "#e0ac55",
    10,
  );
  const metal = sheet.linear(
    [
      [0, "#8a6a48"],
      [0.3, "#fff3d2"],
      [0.55, "#e0bd7c"],
      [1, "#6b4c34"],
    ],
    "across",
  );
  const towers = [
    [600, 9, 26, 380],
    [290, 7, 22, 320],
    [910, 7, 22, 320],
    [450, 5, 20, 210],
    [750, 5, 20, 210],
  ] as const;
  for (const [x, count, width, height] of towers) {
    for (let i = 0; i < count; i++) {
      const away = i - (count - 1) / 2;
      const tall = height - Math.abs(away) * 26;
      const at = x + away * (width + 2);
      sheet.path(
        d`M${at - width * 0.2} 560L${at - width / 2} 520V${560 - tall}h${width}V520L${at + width * 0.2} 560z`,
        metal,
      );
      sheet.path(d`M${at - width * 0.32} 516q${width * 0.32} ${-width * 1.2} ${width * 0.64} 0z`, "#2a1a16");
    }
  }
  sheet.path("M110 560h980v26H110z", "#c4853f");
  sheet.path("M140 586h920v70H140z", "#4a271d");
  for (let i = 0; i < 18; i++) sheet.path(arch(180 + i * 50, 650, 32, 50), "#8a5530");
  sheet.path("M0 656h1200v144H0z", "#2a1a1a");
  sheet.path("M420 656h360v-30H420z", "#f6ead2");
  for (let i = 0; i < 22; i++) sheet.rect(428 + i * 16, 626, 6, 20, "#2a1a16");
  for (const x of [320, 880])
    sheet.path(`${ellipse(x, 706, 26, 30)}${d`M${x - 60} 800q0 -70 60 -70t60 70z`}`, "#1a1014");
};

const ROBES = ["#8f2b4f", "#a83a5c", "#7a2446"];

/** A choir in robes, in the light of the window behind it. */
export const choir: Sketch = (sheet, random) => {
  sheet.rect(
    0,
    0,
    1200,
    800,
    sheet.linear([
      [0, "#4a2a45"],
      [0.6, "#a5586a"],
      [1, "#2f1830"],
    ]),
  );
  const glass = sheet.linear([
    [0, "#fff6dc"],
    [0.6, "#ffd58a"],
    [1, "#f09a55"],
  ]);
  glow(sheet, 600, 300, 560, "#ffdca0", 0.7);
  for (const [x, w, h] of [
    [600, 300, 480],
    [240, 180, 360],
    [960, 180, 360],
  ] as const) {
    sheet.path(arch(x, 540, w + 36, h + 24), "#5c2f4a");
    sheet.path(arch(x, 540, w, h), glass);
    sheet.line(d`M${x} 540V${540 - h}M${x - w / 2} 360h${w}`, "#8a4a55", 7);
  }
  for (const [row, y, s, count] of [
    [0, 400, 0.86, 11],
    [1, 470, 1, 10],
    [2, 556, 1.16, 9],
  ] as const) {
    for (let i = 0; i < count; i++)
      singer(
        sheet,
        600 + (i - (count - 1) / 2) * 104 * s + random.between(-8, 8),
        y + random.between(-12, 12),
        s,
        ROBES[(i + row) % 3]!,
        random.pick(["#f0c9a0", "#c98f68", "#8a5a40", "#f7d9b8"]),
        random.pick(["#3a2420", "#8a5a2e", "#e0b45c", "#5c3a2a", "#c9c2ba"]),
      );
  }
};

function singer(sheet: Sheet, x: number, y: number, s: number, robe: string, skin: string, hair: string): void {
  sheet.path(
    d`M${x - 50 * s} 820V${y + 74 * s}q4 ${-40 * s} ${50 * s} ${-42 * s}q${46 * s} ${2 * s} ${50 * s} ${42 * s}V820z`,
    robe,
  );
  sheet.path(d`M${x - 14 * s} ${y + 34 * s}l${14 * s} ${30 * s}l${14 * s} ${-30 * s}z`, "#f7ead2");
  sheet.path(ellipse(x, y - 4 * s, 27 * s, 30 * s), hair);
  sheet.path(ellipse(x, y + 4 * s, 22 * s, 26 * s), skin);
  sheet.path(ellipse(x, y + 16 * s, 6 * s, 7 * s), "#5c1f24");
  sheet.path(
    d`M${x - 36 * s} ${y + 124 * s}l${36 * s} ${10 * s}l${36 * s} ${-10 * s}v${-46 * s}l${-36 * s} ${10 * s}l${-36 * s} ${-10 * s}z`,
    "#2a1a26",
  );
  sheet.path(d`M${x - 30 * s} ${y + 116 * s}l${28 * s} ${8 * s}v${-36 * s}l${-28 * s} ${-8 * s}z`, "#fbf3e0");
}

/** Lights, a stage, and hands in the air. */
export const concertCrowd: Sketch = (sheet, random) => {
  sheet.rect(
    0,
    0,
    1200,
    800,
    sheet.linear([
      [0, "#1c0f2e"],
      [0.6, "#7a2250"],
      [1, "#12091c"],
    ]),
  );
  glow(sheet, 600, 420, 560, "#ff8a4a", 0.7);
  const beams = ["#ffcf7a", "#ff7a5c", "#c96adf", "#7fd0c9", "#ffe6a6"];
  for (let i = 0; i < 9; i++) {
    const x = 60 + i * 135;
    const lean = random.between(-260, 260);
    sheet.path(
      d`M${x - 6} 20h12L${x + lean + 120} 620h-240z`,
      sheet.linear([
        [0, beams[i % 5]!, 0.85],
        [1, beams[i % 5]!, 0],
      ]),
    );
    sheet.circle(x, 22, 15, "#fff6dc");
  }
  sheet.path("M120 520h960v-30H120z", "#3a1836");
  sheet.path(arch(600, 500, 330, 300), "#ffd89a", { opacity: 0.55 });
  for (const x of [450, 560, 650, 770])
    sheet.path(`${ellipse(x, 386, 17, 20)}${d`M${x - 26} 500v-60q0 -32 26 -34q26 2 26 34v60z`}`, "#1c0f24");
  sheet.line("M548 448l70 -26M760 452l-70 -30M440 430l20 40", "#1c0f24", 9);
  for (const [y, s, count, color] of [
    [590, 0.9, 17, "#4a1a3f"],
    [650, 1.15, 14, "#2f1130"],
    [730, 1.5, 11, "#150a1c"],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const x = ((i + 0.5 + random.between(-0.25, 0.25)) * 1240) / count - 20;
      sheet.path(
        `${ellipse(x, y, 22 * s, 26 * s)}${d`M${x - 50 * s} 820v${-820 + y + 62 * s}q0 ${-34 * s} ${50 * s} ${-36 * s}q${50 * s} ${2 * s} ${50 * s} ${36 * s}V820z`}`,
        color,
      );
      if (random.chance(0.5))
        sheet.line(d`M${x + 34 * s} ${y + 50 * s}L${x + random.between(36, 62) * s} ${y - 50 * s}`, color, 17 * s, {
          "stroke-linecap": "round",
        });
      if (random.chance(0.4))
        sheet.line(d`M${x - 34 * s} ${y + 50 * s}L${x - random.between(36, 62) * s} ${y - 46 * s}`, color, 17 * s, {
          "stroke-linecap": "round",
        });
    }
  }
};

/** Coffee after the service: the cups are out and the waffles warm. */
export const coffeeTable: Sketch = (sheet, random) => {
  sky(sheet, ["#cfdcc8", "#f3ead0"], 430);
  for (const x of [240, 600, 960]) {
    sheet.path(arch(x, 400, 220, 350), "#fbf6e6");
    sheet.path(
      arch(x, 392, 190, 330),
      sheet.linear([
        [0, "#9cc4d0"],
        [0.6, "#d9e6c4"],
        [1, "#8fb56a"],
      ]),
    );
    sheet.line(d`M${x} 392V62M${x - 95} 220h190`, "#fbf6e6", 12);
  }
  sheet.path("M0 430h1200v370H0z", "#a83f3a");
  for (let i = -2; i < 26; i++)
    sheet.path(d`M${i * 52} 430h26l${(i - 11) * 20} 370h${-26 - (i % 3) * 8}z`, "#f6e6cf", { opacity: 0.6 });
  for (let i = 0; i < 7; i++) sheet.rect(0, 440 + i * i * 9, 1200, 8 + i * 4, "#f6e6cf", { opacity: 0.5 });
  sheet.path("M250 560q-20 -150 60 -190h70q80 40 60 190q-95 30 -190 0z", "#2f6a66");
  sheet.path("M300 372h90l-14 -34h-62z", "#245552");
  sheet.line("M440 420q80 10 60 90q-10 30 -50 30M256 450l-60 -50", "#2f6a66", 20);
  sheet.path("M270 470q-4 50 -2 74q20 10 40 12v-96z", "#7fb5ac", { opacity: 0.8 });
  for (const [x, y, s] of [
    [560, 560, 1],
    [1040, 530, 0.9],
    [860, 700, 1.25],
    [170, 700, 1.2],
  ] as const) {
    sheet.path(ellipse(x, y + 46 * s, 92 * s, 24 * s), "#f3ece0");
    sheet.path(
      d`M${x - 52 * s} ${y - 26 * s}h${104 * s}q0 ${70 * s} ${-52 * s} ${72 * s}q${-52 * s} ${-2 * s} ${-52 * s} ${-72 * s}z`,
      "#fdf8ee",
    );
    sheet.path(ellipse(x, y - 26 * s, 52 * s, 14 * s), "#5c3626");
    sheet.line(d`M${x + 50 * s} ${y - 10 * s}q${34 * s} ${4 * s} ${4 * s} ${36 * s}`, "#fdf8ee", 9 * s);
  }
  sheet.path(ellipse(600, 700, 190, 50), "#fdf8ee");
  for (const [x, y] of [
    [540, 690],
    [640, 684],
    [590, 664],
  ] as const) {
    for (let i = 0; i < 5; i++)
      sheet.path(
        ellipse(x + Math.cos(i * 1.257) * 44, y + Math.sin(i * 1.257) * 17, 34, 20),
        i % 2 ? "#d9984a" : "#e8b061",
      );
  }
  sheet.path(ellipse(590, 656, 26, 10), "#b52f3f");
  sheet.path("M740 560v-70h50v70z", "#c9dde0");
  dabs(sheet, random, {
    x: [690, 850],
    y: [340, 490],
    count: 70,
    size: [10, 20],
    colors: ["#f6c84a", "#fbf3e0", "#e0708a", "#5f8f4a", "#f0a03c"],
  });
};
