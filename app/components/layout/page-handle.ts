/** What a page's `handle` may set for the top bar. */
export interface PageHandle {
  /** Key of the title that the mobile top bar shows instead of the brand. */
  title?: "event" | "organization" | "organizerAccount";
  /** Where Back leads when the page was opened directly; without it there is no Back. */
  back?: "/" | "/organizations";
}
