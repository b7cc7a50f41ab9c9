import { candle, flame, glow, sky, stars } from "../drawing/light";
import { arch, d, lancet } from "../drawing/path";
import type { Brush, Composition, CoverArt } from "./composition";
import { palette } from "./palette";

const nestedArches: Composition = ({ sheet, palette, random, x }) => {
  sky(sheet, palette.sky);
  if (palette.isNight) stars(sheet, random, 40, 260);
  const tones = [palette.land[0], palette.land[1], palette.land[2], palette.land[3]];
  tones.forEach((tone, i) =>
    sheet.path(lancet(x, 404, 430 - i * 78, 440 - i * 52, 0.95), tone, { opacity: 0.42 + i * 0.17 }),
  );
  const inner = sheet.linear([
    [0, palette.land[3]],
    [0.7, palette.land[2]],
    [1, palette.land[1]],
  ]);
  sheet.path(lancet(x, 404, 164, 252, 0.95), inner);
  glow(sheet, x, 250, 150, palette.warm, 0.7);
  candle(sheet, x, 400, 30, 116, "#fbe9cd", palette.land[1]);
};

const candleRow: Composition = ({ sheet, palette, random, x }) => {
  const wall = sheet.linear([
    [0, palette.land[3]],
    [0.7, palette.land[2]],
    [1, palette.land[1]],
  ]);
  sheet.rect(0, 0, sheet.width, 400, wall);
  const glass = sheet.linear([
    [0, palette.sky[0]],
    [0.6, palette.sky[1]],
    [1, palette.sky[2]],
  ]);
  for (const side of [-1, 0, 1]) {
    const [width, height] = side === 0 ? [150, 322] : [96, 246];
    sheet.path(lancet(x + side * 158, 330, width + 22, height + 20), palette.land[3], { opacity: 0.55 });
    sheet.path(lancet(x + side * 158, 330, width, height), glass, { opacity: side === 0 ? 0.92 : 0.6 });
    sheet.line(
      d`M${x + side * 158} 330v${-height}M${x + side * 158 - width / 2} ${330 - height * 0.36}h${width}`,
      palette.land[3],
      4,
    );
  }
  glow(sheet, x, 290, 290, palette.warm, 0.42);
  sheet.rect(
    0,
    338,
    sheet.width,
    62,
    sheet.linear([
      [0, palette.land[1]],
      [1, palette.land[3]],
    ]),
  );
  const places = [-172, -122, -74, -24, 30, 82, 128, 180];
  for (const at of places)
    candle(
      sheet,
      x + at,
      346 + random.whole(0, 16),
      random.whole(17, 25),
      random.whole(46, 128),
      "#fbe9cd",
      palette.sky[1],
    );
};

/** As in many Norwegian churches. */
const globe: Composition = ({ sheet, palette, random, x }) => {
  sky(sheet, palette.sky);
  if (palette.isNight) stars(sheet, random, 40, 200);
  for (const [grow, tone, opacity] of [
    [70, 0, 0.5],
    [34, 1, 0.6],
    [0, 3, 1],
  ] as const) {
    sheet.path(arch(x, 404, 300 + grow * 2, 372 + grow), palette.land[tone], { opacity });
  }
  const [y, r] = [214, 116];
  glow(sheet, x, y, 190, palette.warm, 0.62);
  const rings = [-0.62, 0, 0.62].map((level) => ({
    y: y + r * level,
    rx: r * Math.sqrt(1 - level ** 2),
    ry: r * 0.2 * Math.sqrt(1 - level ** 2),
  }));
  const metal = rings
    .map(
      (ring) =>
        d`M${x - ring.rx} ${ring.y}a${ring.rx} ${ring.ry} 0 1 0 ${ring.rx * 2} 0a${ring.rx} ${ring.ry} 0 1 0 ${-ring.rx * 2} 0`,
    )
    .join("");
  const ribs = [1, 0.5].map((part) => d`M${x} ${y - r}a${r * part} ${r} 0 1 0 0.1 0`).join("");
  sheet.line(metal + ribs + d`M${x} ${y - r}v${r * 2 + 80}`, palette.land[0], 3.5, { opacity: 0.85 });
  sheet.path(d`M${x - 54} 400q6 -34 54 -40q48 6 54 40z`, palette.land[0]);
  for (const ring of rings) {
    for (const angle of ring.y === y ? [0, 46, 134, 180] : [0, 90, 180]) {
      const at = (angle * Math.PI) / 180;
      flame(sheet, x + Math.cos(at) * ring.rx, ring.y + Math.sin(at) * ring.ry - 2, 24);
    }
  }
  flame(sheet, x, y + 24, 52);
};

const rose: Composition = ({ sheet, palette, random, x }) => {
  const wall = sheet.linear([
    [0, palette.land[2]],
    [1, palette.land[3]],
  ]);
  sheet.rect(0, 0, sheet.width, 400, wall);
  const y = 166;
  beams({ sheet, palette, x } as Brush, y);
  glow(sheet, x, y, 240, palette.sky[2], 0.55);
  sheet.circle(x, y, 148, palette.land[3]);
  const petals = random.pick([8, 10]);
  const glass = [palette.isNight ? palette.light : palette.sky[2], palette.isNight ? palette.land[0] : palette.sky[0]];
  const reach = (2 * Math.PI * 104) / petals;
  for (let i = 0; i < petals; i++) {
    const turn = d`rotate(${(360 * i) / petals} ${x} ${y})`;
    const r = reach * 0.42;
    const petal = d`M${x - r * 0.42} ${y - 44}L${x - r} ${y - 102}a${r} ${r} 0 0 1 ${r * 2} 0L${x + r * 0.42} ${y - 44}z`;
    sheet.path(petal, glass[i % 2]!, { transform: turn });
    sheet.circle(x, y - 128, 6, palette.warm, { transform: d`rotate(${(360 * (i + 0.5)) / petals} ${x} ${y})` });
  }
  sheet.circle(x, y, 36, palette.warm);
  sheet.line(d`M${x - 36} ${y}h72M${x} ${y - 36}v72`, palette.land[3], 5);
  sheet.circle(x, y, 13, palette.light);
  sheet.path(d`M${x - 90} 400q90 -34 180 0z`, palette.land[3]);
  candle(sheet, x, 392, 18, 40, "#fbe9cd", palette.land[0]);
};

function beams({ sheet, palette, x }: Brush, y: number): void {
  const fade = sheet.linear([
    [0, palette.sky[2], 0.34],
    [1, palette.sky[2], 0],
  ]);
  for (const lean of [-300, -110, 90, 290]) sheet.path(d`M${x - 60} ${y}h120L${x + lean + 100} 400h-190z`, fade);
}

export const PRAYER: CoverArt = {
  compositions: [nestedArches, candleRow, globe, rose],
  palettes: [
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
};
