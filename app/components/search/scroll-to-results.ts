export const RESULTS = "results";

export function scrollToResults(): void {
  const heading = document.getElementById(RESULTS);
  // Else the browser follows a card of the former list to where it stands in the new one.
  document.documentElement.style.overflowAnchor = "none";
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
