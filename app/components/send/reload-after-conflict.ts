import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * After 409 too: somebody else has changed what the page shows, so that every further press would be refused. After
 * other refusals, and where no response came, nothing is reloaded, as by default: but Remix tells a page with a
 * function of its own that its default is to reload.
 */
export const reloadAfterConflict: ShouldRevalidateFunction = ({ actionStatus = 200, defaultShouldRevalidate }) =>
  actionStatus === 409 || (actionStatus < 400 && defaultShouldRevalidate);
