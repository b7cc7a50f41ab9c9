import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * Reloads the page's data also after a form was refused with 409: somebody else has changed what the page shows, and
 * every further press would be refused for the same reason.
 */
export const reloadAfterConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;
