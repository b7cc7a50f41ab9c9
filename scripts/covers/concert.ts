import { glow, sky, stars } from "../drawing/light";
import { arch, d } from "../drawing/path";
import type { Brush, Composition, CoverArt } from "./composition";
import { palette } from "./palette";

function rings({ sheet, palette }: Brush, x: number, y: number, count: number, step: number, width = 7): void {
  for (let i = count; i >= 1; i--) {
    sheet.add("circle", {
      cx: x,
      cy: y,
      r: i * step,
      fill: "none",
      stroke: palette.light,
      "stroke-width": width,
      opacity: 0.58 * (1 - i / (count + 1.5)),
    });
  }
}

/** Swells and falls like a phrase. */
const windowRow: Composition = (brush) => {
  const { sheet, palette, random, x } = brush;
  sky(sheet, palette.sky);
  if (palette.isNight) stars(sheet, random, 40, 180);
  glow(sheet, x, 330, 380, palette.light, palette.isNight ? 0.4 : 0.75);
  rings(brush, x, 396, 8, 58);
  const step = 74;
  const first = Math.floor(-x / step) - 1;
  for (let i = first; x + i * step < sheet.width + step; i++) {
    const height = 84 + 216 * Math.exp(-((i * step) ** 2) / 34_000) + random.whole(-10, 18);
    const lit = sheet.linear([
      [0, palette.light],
      [1, palette.warm],
    ]);
    sheet.path(arch(x + i * step, 404, 66, height), palette.land[3]);
    sheet.path(arch(x + i * step, 404, 38, height - 15), lit, { opacity: Math.max(0.3, 1 - Math.abs(i) * 0.17) });
  }
};

const organ: Composition = (brush) => {
  const { sheet, palette, x } = brush;
  sky(sheet, [palette.land[3], palette.land[2], palette.land[1]]);
  glow(sheet, x, 170, 360, palette.sky[2], 0.6);
  rings(brush, x, 150, 7, 66, 6);
  const metal = sheet.linear(
    [
      [0, palette.land[1]],
      [0.3, palette.light],
      [0.55, palette.warm],
      [1, palette.land[2]],
    ],
    "across",
  );
  const step = 25;
  const count = Math.ceil(sheet.width / step / 2) + 3;
  const places = Array.from({ length: count * 2 + 1 }, (_, i) => i - count).filter(
    (i) => x + i * step > -step && x + i * step < sheet.width + step,
  );
  for (const i of places) sheet.path(pipe(x + i * step, 354, step - 3, pipeHeight(i)), metal);
  sheet.path(places.map((i) => mouth(x + i * step, 328, step - 10)).join(""), palette.land[3]);
  sheet.rect(
    0,
    350,
    sheet.width,
    50,
    sheet.linear([
      [0, palette.land[2]],
      [1, palette.land[3]],
    ]),
  );
  const panels = Array.from({ length: Math.ceil(sheet.width / 44) + 1 }, (_, i) =>
    arch((x % 44) + i * 44 - 22, 404, 30, 36),
  ).join("");
  sheet.path(panels, palette.warm, { opacity: 0.3 });
};

/** Three towers, the middle one highest, with low pipes between and beside them. */
function pipeHeight(i: number): number {
  const fromTower = Math.min(Math.abs(i), Math.abs(Math.abs(i) - 9) + 2.4);
  return Math.max(84, 262 - fromTower * 27 + (Math.abs(i) > 5 ? -14 : 0));
}

function pipe(x: number, base: number, width: number, height: number): string {
  const r = width / 2;
  return d`M${x - r} ${base}v${-height}a${r} ${r * 0.4} 0 0 1 ${width} 0v${height}z`;
}

function mouth(x: number, y: number, width: number): string {
  return d`M${x - width / 2} ${y}a${width / 2} ${width} 0 0 1 ${width} 0z`;
}

const choir: Composition = (brush) => {
  const { sheet, palette, random, x } = brush;
  sky(sheet, palette.sky);
  if (palette.isNight) stars(sheet, random, 40, 200);
  rings(brush, x, 300, 9, 52, 9);
  sheet.path(arch(x, 404, 250, 350), palette.land[2]);
  const glass = sheet.linear([
    [0, palette.light],
    [0.75, palette.warm],
  ]);
  sheet.path(arch(x, 404, 214, 332), glass);
  sheet.line(
    d`M${x} 400V72M${x - 107} 220h214M${x - 107} 178a53.5 53.5 0 0 1 107 0a53.5 53.5 0 0 1 107 0`,
    palette.land[2],
    4,
    { opacity: 0.5 },
  );
  for (const [count, y, color] of [
    [8, 282, palette.land[2]],
    [9, 320, palette.land[3]],
  ] as const) {
    const singers = Array.from({ length: count }, (_, i) =>
      singer(x + (i - (count - 1) / 2) * 48, y + random.whole(-8, 8)),
    );
    sheet.path(singers.join(""), color);
  }
};

/** In a robe, which is an arch. */
function singer(x: number, y: number): string {
  return d`M${x - 12} ${y}a12 14 0 1 1 24 0a12 14 0 1 1 -24 0${arch(x, 404, 44, 404 - y - 9)}`;
}

const harp: Composition = (brush) => {
  const { sheet, palette, random, x } = brush;
  sky(sheet, palette.sky);
  if (palette.isNight) stars(sheet, random, 50, 300);
  rings(brush, x, 206, 9, 52, 8);
  sheet.circle(
    x,
    206,
    150,
    sheet.radial([
      [0, palette.light],
      [0.62, palette.warm],
      [1, palette.warm, 0.72],
    ]),
  );
  const [foot, crown, tip] = [
    [x + 74, 372],
    [x + 92, 62],
    [x - 104, 150],
  ] as const;
  const count = 12;
  const tuned = Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / (count + 1);
    const top = [tip[0] + (crown[0] - tip[0]) * t, 132 + 62 * Math.sin(t * Math.PI * 0.9) - 74 * t] as const;
    const end = foot[1] - (foot[1] - tip[1]) * (1 - t);
    return d`M${top[0]} ${top[1]}V${Math.max(top[1] + 12, end)}`;
  });
  sheet.line(tuned.join(""), palette.land[2], 2.4);
  sheet.path(
    d`M${tip[0] - 14} ${tip[1] - 6}L${foot[0] - 20} ${foot[1] + 6}h34L${tip[0] + 10} ${tip[1] - 20}z`,
    palette.land[3],
  );
  sheet.path(
    d`M${foot[0] - 4} ${foot[1]}Q${x + 116} 210 ${crown[0] - 8} ${crown[1]}q8 -16 24 -2Q${x + 142} 210 ${foot[0] + 18} ${foot[1]}z`,
    palette.land[3],
  );
  sheet.path(
    d`M${tip[0] - 16} ${tip[1] - 2}C${x - 92} 92 ${x - 44} 196 ${x + 24} 120S${x + 78} 44 ${crown[0] + 14} ${crown[1] + 8}L${crown[0] - 2} ${crown[1] + 26}C${x + 62} 76 ${x + 60} 116 ${x + 36} 140C${x - 26} 200 ${x - 70} 140 ${tip[0] + 8} ${tip[1] - 12}z`,
    palette.land[3],
  );
  sheet.path(d`M${foot[0] - 44} ${foot[1] + 14}q6 -16 22 -16h34q16 0 22 16z`, palette.land[3]);
  sheet.rect(0, 384, sheet.width, 16, palette.land[3]);
};

export const CONCERT: CoverArt = {
  compositions: [windowRow, organ, choir, harp],
  palettes: [
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
};
