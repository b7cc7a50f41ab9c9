import type { Scene } from "#demo/seed/scenes";
import { staveChurchAtDusk, stoneChurchInFields, whiteChurch, winterChapel } from "./churches";
import { fishingVillage, fjord, skerries, woodenTown } from "./coast";
import { choir, coffeeTable, concertCrowd, organ } from "./gatherings";
import { candles, nave, roseWindow, stainedGlass } from "./interiors";
import { lavvo, mountainCabin, northernLights } from "./north";
import type { Sketch } from "./scene";
import { adventWindow, easterMorning } from "./seasons";
import { birchForest, campfire, orchard } from "./woods";

/** How each scene is drawn, before it is painted. */
export const SKETCHES: Record<Scene, Sketch> = {
  "white-church": whiteChurch,
  "stave-church": staveChurchAtDusk,
  "stone-church": stoneChurchInFields,
  "winter-chapel": winterChapel,
  fjord,
  skerries,
  "fishing-village": fishingVillage,
  "wooden-town": woodenTown,
  "northern-lights": northernLights,
  lavvo,
  "birch-forest": birchForest,
  orchard,
  "mountain-cabin": mountainCabin,
  campfire,
  nave,
  candles,
  "rose-window": roseWindow,
  "stained-glass": stainedGlass,
  organ,
  choir,
  "concert-crowd": concertCrowd,
  "coffee-table": coffeeTable,
  "advent-window": adventWindow,
  "easter-morning": easterMorning,
};
