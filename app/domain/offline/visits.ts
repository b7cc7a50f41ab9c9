/** For the one hint that Samling can lie on the home screen. */
export interface Visits {
  count: number;
  /** Milliseconds. */
  last: number;
  isHinted: boolean;
}

export const NO_VISITS: Visits = { count: 0, last: 0, isHinted: false };

const PAUSE_MS = 30 * 60_000;
const VISITS_BEFORE_HINT = 3;

/** After half an hour's pause a visit is a new one; counts no further than the hint needs. */
export function visitAt(visits: Visits, now: number): Visits {
  const isNew = visits.count === 0 || now - visits.last >= PAUSE_MS || now < visits.last;
  return { ...visits, count: Math.min(visits.count + Number(isNew), VISITS_BEFORE_HINT), last: now };
}

export const isTimeForHint = ({ count, isHinted }: Visits): boolean => !isHinted && count >= VISITS_BEFORE_HINT;

export function readVisits(text: string | null): Visits {
  try {
    const { count, last, isHinted } = JSON.parse(text ?? "{}") as Partial<Visits>;
    if (typeof count !== "number" || typeof last !== "number") return NO_VISITS;
    return { count, last, isHinted: isHinted === true };
  } catch {
    return NO_VISITS;
  }
}
