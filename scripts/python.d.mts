/** Returns the first Python that has icalendar; null where none has. */
export function findCalendarPython(): string | null;
