export interface MonthAddress {
  /** Of another month, or of a day of it. */
  hrefOf(change: { month: string; day?: string }): string;
  /** Of the list of a day's events. */
  listOf(day: string): string;
  /** Of the form that leaps to a day: the page, and what else its address holds. */
  action: string;
  fields: readonly (readonly [name: string, value: string])[];
}
