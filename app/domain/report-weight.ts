/** What became of somebody's former reports. */
export interface ReportRecord {
  dismissed: number;
  resolved: number;
}

/** So many more dismissed reports than justified ones halve the weight of the next, and so many take it away. */
export const HALVING_DISMISSALS = 2;
export const SILENCING_DISMISSALS = 4;

/** How much a person's report counts towards hiding a content by itself. Moderators see every report all the same. */
export function reportWeight({ dismissed, resolved }: ReportRecord): 0 | 0.5 | 1 {
  const surplus = dismissed - resolved;
  if (surplus >= SILENCING_DISMISSALS) return 0;
  return surplus >= HALVING_DISMISSALS ? 0.5 : 1;
}
