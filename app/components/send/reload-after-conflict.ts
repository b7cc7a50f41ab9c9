import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * Reloads the page's data also after a form was refused with 409: somebody else has changed what the page shows, and
 * every further press would be refused for the same reason. After other refusals, and where no response came, nothing is
 * reloaded, as on pages without this: their default is no, which Remix tells a page with a function of its own as yes.
 */
export const reloadAfterConflict: ShouldRevalidateFunction = ({ actionStatus = 200, defaultShouldRevalidate }) =>
  actionStatus === 409 || (actionStatus < 400 && defaultShouldRevalidate);
