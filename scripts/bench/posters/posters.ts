import { readFileSync } from "node:fs";
import { present } from "~/domain/values";
import { pick, type PosterLook, POSTER_LAYOUTS, PROGRAMME_LAYOUTS, truthsOfPoster, truthsOfProgramme } from "./layouts";
import { POSTER_TEXTS, PROGRAMME_TEXTS, type Truth } from "./texts";

type Kind = "plain" | "coloured" | "programme" | "table" | "columns" | "photograph";

export interface BenchPoster {
  name: string;
  kind: Kind;
  /** Of a sheet of 1240 × 1754 pixels. */
  html: string;
  truths: Truth[];
}

const FONTS = [
  "Inter, sans-serif",
  "'Liberation Serif', serif",
  "Fraunces, serif",
  "'DejaVu Sans', sans-serif",
  "'Liberation Sans', Arial, sans-serif",
  "'DejaVu Serif', serif",
  "'Liberation Sans Narrow', 'Arial Narrow', sans-serif",
];
/** Ground, ink, accent. */
const PLAIN = [
  ["#ffffff", "#111111", "#111111"],
  ["#fdfbf4", "#222222", "#7a1f1f"],
  ["#ffffff", "#1b2a3a", "#0b5c4b"],
] as const;
const COLOURED = [
  ["#123a5a", "#ffffff", "#ffd24a"],
  ["#f2c230", "#2a1a00", "#7a1200"],
  ["#1d1d1d", "#f1eee6", "#e58b3a"],
  ["#7d1f35", "#fff5ea", "#f6d9a0"],
  ["#bfe0d2", "#12352b", "#0c5a44"],
  ["#e9792b", "#ffffff", "#3b1300"],
] as const;
const PHOTOGRAPHS = ["candles", "fjord", "choir", "birch-forest", "campfire", "coffee-table", "advent-window", "lavvo"];

function lookOf(at: number, colours: readonly (readonly [string, string, string])[]): PosterLook {
  const [ground, ink, accent] = pick(colours, at);
  return { font: pick(FONTS, at * 3 + Math.floor(at / 7)), way: at, ground, ink, accent };
}

const sheet = ({ font, ground, ink }: PosterLook, inside: string, more = "") =>
  `<div class="sheet" style="font-family:${font};background:${ground};color:${ink};${more}">${inside}</div>`;

const names = Object.keys;

function ofPosters(kind: "plain" | "coloured" | "photograph", count: number, step: number): BenchPoster[] {
  return Array.from({ length: count }, (_, at) => {
    const text = pick(POSTER_TEXTS, at * step);
    const layout = pick(kind === "photograph" ? ["centred", "stacked"] : names(POSTER_LAYOUTS), at);
    const look = lookOf(at, kind === "plain" ? PLAIN : COLOURED);
    const html =
      kind === "photograph"
        ? sheet(
            { ...look, ink: "#fff", accent: "#fff" },
            present(POSTER_LAYOUTS[layout], layout)(text, { ...look, accent: "#fff" }),
            `background:url(${photograph(pick(PHOTOGRAPHS, at))}) center/cover;text-shadow:0 2px ${8 + (at % 3) * 6}px #0009`,
          )
        : sheet(look, present(POSTER_LAYOUTS[layout], layout)(text, look));
    return { name: `${kind}-${at}-${layout}`, kind, html, truths: truthsOfPoster(text) };
  });
}

function ofProgrammes(kind: "programme" | "table" | "columns", layouts: readonly string[]): BenchPoster[] {
  return layouts.flatMap((layout, row) =>
    PROGRAMME_TEXTS.map((text, at) => {
      const look = lookOf(at + row * 2, at === 4 ? COLOURED : PLAIN);
      const html = sheet(look, present(PROGRAMME_LAYOUTS[layout], layout)(text, look));
      return { name: `${kind}-${at}-${layout}`, kind, html, truths: truthsOfProgramme(text) };
    }),
  );
}

export const posters = (): BenchPoster[] => [
  ...ofPosters("plain", 16, 1),
  ...ofPosters("coloured", 16, 5),
  ...ofProgrammes("programme", ["lines", "oneLine", "small"]),
  ...ofProgrammes("table", ["grid", "ruled", "open"]),
  ...ofProgrammes("columns", ["columns", "boxes"]),
  ...ofPosters("photograph", 16, 7),
];

const dataOf = (path: string, type: string) => `data:${type};base64,${readFileSync(path).toString("base64")}`;
const photograph = (name: string) => dataOf(`demo/pictures/${name}-1600.webp`, "image/webp");
const fontFace = (name: string) =>
  `@font-face{font-family:${name};font-weight:100 900;src:url(${dataOf(`app/styles/fonts/${name.toLowerCase()}.woff2`, "font/woff2")})}`;

const STYLE = `${["Inter", "Fraunces"].map(fontFace).join("")}*{box-sizing:border-box}body{margin:0}.sheet{width:1240px;height:1754px;overflow:hidden;position:relative}`;

export interface Photographed {
  html: string;
  viewport: { width: number; height: number };
  /** Pixels of the picture to one of the page. */
  scale: number;
  /** Of JPEG. */
  quality: number;
}

/** A random number between two. */
export type Between = (from: number, to: number) => number;

/** As it comes from a printer's file; or turned, shadowed, creased, blurred, noisy and small, by chance. */
export function photographed(html: string, between: Between | null): Photographed {
  const page = (inside: string, css = "") => `<!doctype html><style>${STYLE}${css}</style>${inside}`;
  if (!between) return { html: page(html), viewport: { width: 1240, height: 1754 }, scale: 1, quality: 88 };
  const turned = between(3, 6) * Math.sign(between(-1, 1));
  const crease = between(35, 65);
  const css = `body{background:repeating-linear-gradient(${between(0, 90)}deg,#6b4b32,#7c5a3d 40px,#664730 90px);width:1460px;height:1960px;overflow:hidden}
.turned{position:absolute;left:110px;top:103px;transform:perspective(6000px) rotateX(${between(-5, 5)}deg) rotateY(${between(-5, 5)}deg) rotate(${turned}deg);filter:blur(${between(0.5, 1.1)}px) contrast(${between(0.75, 0.95)}) brightness(${between(0.8, 1.05)})}
.turned::after{content:"";position:absolute;inset:0;background:linear-gradient(${between(0, 360)}deg,#0000 35%,rgb(0 0 0/${between(0.3, 0.55)}) 75%),linear-gradient(90deg,#0000 ${crease - 0.4}%,#0005 ${crease}%,#fff6 ${crease + 0.3}%,#0000 ${crease + 0.8}%),linear-gradient(#0000 49.7%,#0004 50%,#fff5 50.2%,#0000 50.6%)}
svg{position:absolute;inset:0;opacity:${between(0.1, 0.22)}}`;
  const noise = `<svg width="1460" height="1960"><filter id="n"><feTurbulence baseFrequency=".8" seed="${Math.floor(between(0, 999))}"/></filter><rect width="100%" height="100%" filter="url(#n)"/></svg>`;
  return {
    html: page(`<div class="turned">${html}</div>${noise}`, css),
    viewport: { width: 1460, height: 1960 },
    scale: between(0.75, 0.9),
    quality: Math.round(between(55, 75)),
  };
}
