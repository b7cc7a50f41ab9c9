import { commonMessages } from "#messages/common";
import { EVENT_TYPES } from "~/domain/events/types";
import { THURSDAY } from "~/domain/time/days-and-moments";
import { CHOIR } from "./choir";
import { FEAST_PROGRAMMES } from "./feasts";
import { FREE_CHURCH } from "./free-church";
import { PARISH, PARISH_NYNORSK } from "./parish";
import { INTERNATIONAL, SAMI, SPANISH } from "./peoples";
import { PRAYER_HOUSE } from "./prayer-house";
import type { Programme } from "./programme";
import { CATHOLIC, PRAYER_ROOM, RETREAT } from "./quiet";
import { CAMP, DIACONAL, ECUMENICAL, HOUSE_CHURCH } from "./serving";
import { STUDENTS, YOUTH_NETWORK } from "./young";

const feasts = (...tags: string[]) => FEAST_PROGRAMMES.filter((feast) => tags.some((tag) => feast.tags.includes(tag)));

const WRITTEN = {
  parish: [...PARISH, ...FEAST_PROGRAMMES],
  "parish-nynorsk": PARISH_NYNORSK,
  "prayer-house": [...PRAYER_HOUSE, ...feasts("juletrefest", "sankthans")],
  "free-church": [...FREE_CHURCH, ...feasts("påske", "pinse")],
  students: STUDENTS,
  "youth-network": [...YOUTH_NETWORK, ...feasts("lucia")],
  choir: [...CHOIR, ...feasts("jul").filter(({ type }) => type === "concert")],
  retreat: [...RETREAT, ...feasts("nyttår")],
  catholic: [...CATHOLIC, ...feasts("påske", "jul")],
  "prayer-room": PRAYER_ROOM,
  sami: [...SAMI, ...feasts("jul", "påske")],
  international: INTERNATIONAL,
  spanish: SPANISH,
  diaconal: [...DIACONAL, ...feasts("nyttår")],
  camp: [...CAMP, ...feasts("sankthans")],
  ecumenical: [...ECUMENICAL, ...feasts("pinse", "17. mai")],
  "house-church": HOUSE_CHURCH,
} satisfies Record<string, readonly Programme[]>;

export type Kind = keyof typeof WRITTEN;

/** Each in every parish, named like the type, so that the demo shows it. */
function programmesOfOtherTypes(): Programme[] {
  const written = new Set(Object.values<readonly Programme[]>(WRITTEN).flatMap((list) => list.map(({ type }) => type)));
  return EVENT_TYPES.filter((type) => !written.has(type)).map((type) => ({
    type,
    titles: [commonMessages.eventTypes[type]],
    texts: ["Velkommen til {organizer} i {city}."],
    rhythm: { nth: 2, weekday: THURSDAY, times: ["18:00"] },
    minutes: 120,
    tags: [],
  }));
}

export const PROGRAMMES: Record<Kind, readonly Programme[]> = {
  ...WRITTEN,
  parish: [...WRITTEN.parish, ...programmesOfOtherTypes()],
};
