// Finds a Python that reads calendars: it reads ours back, as one of several independent readers.
import { spawnSync } from "node:child_process";
import { installWithApt } from "./apt.mjs";

/** One with icalendar; null where none has it. */
export function findCalendarPython() {
  const reads = (name) => spawnSync(name, ["-c", "import icalendar, dateutil"], { stdio: "ignore" }).status === 0;
  return ["python3", "/usr/bin/python3"].find(reads) ?? null;
}

/** Its tests are skipped, with the reason, where none can be installed. */
export function ensureCalendarPython() {
  if (findCalendarPython() === null) installWithApt("python3-icalendar");
}
