import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * Reloads the page's data also after a form was refused with 409: somebody else has changed what the page shows, and
 * every further press would be refused for the same reason. Not after another failure, though Remix means to reload by
 * default where a route decides: a form that was not sent stays, also where the session has ended.
 */
export const reloadAfterConflict: ShouldRevalidateFunction = ({ actionStatus = 200, defaultShouldRevalidate }) =>
  actionStatus === 409 || (actionStatus < 400 && defaultShouldRevalidate);
