import { norwegianOffset } from "~/domain/intake/page/norwegian-offset";

const WRITTEN = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})/;

/** For times that are still a claim; what is no clock stays. */
export function withNorwegianOffset(written: string): string {
  const [, day, time] = WRITTEN.exec(written) ?? [];
  return day && time ? `${day}T${time}:00+0${norwegianOffset(day, time) / 60}:00` : written;
}
