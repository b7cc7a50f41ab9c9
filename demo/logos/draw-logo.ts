import type { Kind } from "#demo/seed/programmes";
import { randomOf } from "../../scripts/drawing/random";
import { Sheet } from "../../scripts/drawing/sheet";
import { type LogoColors, type MarkName, MARKS } from "./marks";

const colors = (ground: string, mark: string, accent: string): LogoColors => ({ ground, mark, accent });

const COLORS: readonly LogoColors[] = [
  colors("#12564e", "#fbf6ea", "#e9a23b"),
  colors("#fbeed3", "#12564e", "#d9733a"),
  colors("#5a4a9c", "#f7f0fb", "#f3c25c"),
  colors("#ece6f7", "#5a4a9c", "#c94a7a"),
  colors("#a42e5b", "#fdf0ea", "#f6c06a"),
  colors("#fae2e6", "#8f2b4f", "#e08a2f"),
  colors("#b34714", "#fff3e0", "#ffd27a"),
  colors("#fde6cf", "#a63f12", "#2f7f73"),
  colors("#1c5a92", "#f2f7fb", "#f3b75e"),
  colors("#dfeaf4", "#1c4f86", "#d9733a"),
  colors("#3a342c", "#f6ead2", "#e9a23b"),
  colors("#e3e8d2", "#3f5a34", "#c4562a"),
];

/** Marks that suit a kind; other kinds use all. */
const SUITED: Partial<Record<Kind, readonly MarkName[]>> = {
  choir: ["notes", "rings"],
  camp: ["tent", "sprig"],
  sami: ["tent", "star"],
  diaconal: ["cup", "anchor"],
  "youth-network": ["candleFlame", "star", "rings", "monogram"],
  students: ["candleFlame", "cup", "monogram"],
  retreat: ["sprig", "wavesAndSun", "pointedArch"],
  parish: [
    "window",
    "threeWindows",
    "nestedArches",
    "pointedArch",
    "crossInRing",
    "boat",
    "wavesAndSun",
    "peaks",
    "dove",
    "grain",
  ],
};

const ANY = (Object.keys(MARKS) as MarkName[]).filter((name) => !["notes", "tent", "cup"].includes(name));

/** Returns an organizer's logo as a square SVG; always the same for a name. */
export function drawLogo(name: string, kind: Kind): string {
  const random = randomOf(`logo ${name}`);
  const sheet = new Sheet(192, 192);
  const chosen = random.pick(COLORS);
  sheet.rect(0, 0, 192, 192, chosen.ground);
  MARKS[random.pick(SUITED[kind] ?? ANY)](sheet, chosen, name);
  return sheet.toSvg({ width: 192, height: 192 });
}
