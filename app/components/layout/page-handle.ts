/** Pages inside the layout may say in their `handle` what the top bar shows. */
export interface PageHandle {
  /** Key of the title that the mobile top bar shows in the place of the brand. */
  title?: "event" | "organization" | "organizerAccount";
  /** Where the way back leads when the page was opened directly; without it there is none. */
  back?: "/" | "/organizations";
}
