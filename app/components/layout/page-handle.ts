/** What a page's `handle` may set for the top bar. */
export interface PageHandle {
  /** Shown by the mobile top bar instead of the brand. */
  title?: "event" | "organization" | "organizerAccount";
  /** When the page was opened directly; without it there is no Back. */
  back?: "/" | "/organizations";
}
