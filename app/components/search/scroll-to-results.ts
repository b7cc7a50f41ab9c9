/** The id of the results' heading. */
export const RESULTS = "results";

/** Scrolls to the results' heading and moves the focus there. */
export function scrollToResults(): void {
  const heading = document.getElementById(RESULTS);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
