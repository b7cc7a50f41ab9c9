import { flakes, glow, sky } from "../drawing/light";
import { arch, d } from "../drawing/path";
import type { Brush, Composition, CoverArt } from "./composition";
import { palette } from "./palette";

/** Green and plum beside the oranges, for the joy of it. */
const ACCENTS = ["#2f7f73", "#7d2f5d"];

const crowdOfArches: Composition = ({ sheet, palette, random, x }) => {
  sky(sheet, palette.sky);
  glow(sheet, x, 130, 260, palette.light, 0.8);
  sheet.circle(x, 124, 54, palette.light);
  const tones = [
    palette.land[2],
    palette.land[0],
    palette.land[1],
    palette.light,
    palette.land[3],
    palette.warm,
    ACCENTS[0]!,
  ];
  const places = random.sample([-0.04, 0.1, 0.24, 0.38, 0.52, 0.66, 0.8, 0.94, 1.04], 9);
  places.forEach((place, i) => {
    const width = random.whole(96, 168);
    sheet.path(arch(place * sheet.width, 404, width, random.whole(110, i < 4 ? 290 : 200)), tones[i % tones.length]!, {
      opacity: 0.9,
    });
  });
  sheet.path(arch(x + random.pick([-84, 84]), 404, 60, 116), palette.light);
};

const rainbows: Composition = ({ sheet, palette, random, x }) => {
  sky(sheet, palette.sky);
  sheet.circle(x + random.pick([-70, 70]), 96, 44, palette.light);
  const middles = [
    [x - 196, 400, 190],
    [x + 214, 400, 204],
    [x + 16, 404, 236],
    [x - 330, 410, 150],
    [x + 372, 410, 150],
    [x - 108, 412, 116],
    [x + 140, 412, 128],
  ] as const;
  middles.forEach(([at, base, radius], nth) => {
    const bands = [palette.land[3], palette.land[2], palette.land[1], palette.land[0], palette.warm, palette.light];
    if (nth % 3 === 1) bands[1] = ACCENTS[0]!;
    bands.forEach((tone, i) => sheet.circle(at, base, radius * (1 - i * 0.165), tone));
  });
};

const tiles: Composition = ({ sheet, palette, random }) => {
  const side = 100;
  const tones = [
    palette.land[1],
    palette.land[2],
    palette.warm,
    palette.light,
    palette.land[3],
    palette.land[0],
    ACCENTS[0]!,
  ];
  const columns = Math.ceil(sheet.width / side);
  const shift = (sheet.width - columns * side) / 2;
  let before = "";
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < columns; column++) {
      const [ground, figure, extra] = random.sample(
        tones.filter((tone) => tone !== before),
        3,
      ) as [string, string, string];
      before = ground;
      tile({ sheet, random } as Brush, shift + column * side, row * side, side, [ground, figure, extra]);
    }
  }
};

function tile(
  { sheet, random }: Brush,
  x: number,
  y: number,
  s: number,
  [ground, figure, extra]: readonly [string, string, string],
): void {
  sheet.rect(x, y, s + 1, s + 1, ground);
  const h = s / 2;
  switch (random.whole(0, 6)) {
    case 0:
      return sheet.path(d`M${x} ${y}h${s}A${s} ${s} 0 0 1 ${x} ${y + s}z`, figure);
    case 1:
      return sheet.path(d`M${x + s} ${y + s}h${-s}A${s} ${s} 0 0 1 ${x + s} ${y}z`, figure);
    case 2:
      sheet.path(arch(x + h, y + s, s * 0.8, s * 0.9), figure);
      return sheet.path(arch(x + h, y + s, s * 0.4, s * 0.56), extra);
    case 3:
      sheet.circle(x + h, y + h, h * 0.8, figure);
      return sheet.circle(x + h, y + h, h * 0.36, extra);
    case 4:
      sheet.path(d`M${x} ${y + h}a${h} ${h} 0 0 1 ${s} 0z`, figure);
      return sheet.path(d`M${x} ${y + s}a${h} ${h} 0 0 1 ${s} 0z`, extra);
    case 5:
      return sheet.path(d`M${x} ${y}a${h} ${h} 0 0 0 ${s} 0zM${x} ${y + s}a${h} ${h} 0 0 1 ${s} 0z`, figure);
    default:
      return sheet.path(arch(x + h, y + s, s * 0.62, s * 0.82), figure);
  }
}

const lanterns: Composition = ({ sheet, palette, random, x }) => {
  sky(sheet, palette.sky);
  glow(sheet, x, 300, 320, palette.light, 0.6);
  flakes(sheet, random, 90, palette.light, 0.6);
  const tones = [palette.land[1], palette.land[2], palette.land[3], palette.land[0]];
  for (let i = 0; i * 78 < sheet.width + 80; i++) {
    const width = random.whole(80, 124);
    const [at, height, tone] = [i * 78 + random.whole(-8, 8), random.whole(84, 190), tones[i % 4]!];
    sheet.path(arch(at, 404, width, height), tone);
    if (i % 2 === 0) sheet.path(arch(at, 404, width * 0.34, height * 0.5), palette.warm);
  }
  string({ sheet, palette, random } as Brush, [-20, 40], [sheet.width + 20, 84], 96);
  string({ sheet, palette, random } as Brush, [-20, 150], [sheet.width + 20, 20], 108);
};

function string(
  { sheet, palette, random }: Brush,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
): void {
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag] as const;
  sheet.line(d`M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}`, palette.land[3], 2.5);
  const colors = [palette.light, palette.warm, palette.land[1], ACCENTS[0]!, ACCENTS[1]!];
  const count = Math.round(sheet.width / 62);
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const px = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * middle[0] + t ** 2 * to[0];
    const py = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * middle[1] + t ** 2 * to[1];
    sheet.path(arch(0, 0, 22, 30), colors[(i + random.whole(0, 1)) % colors.length]!, {
      transform: d`matrix(1 0 0 -1 ${px} ${py})`,
    });
  }
}

export const YOUTH: CoverArt = {
  compositions: [crowdOfArches, rainbows, tiles, lanterns],
  palettes: [
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
};
