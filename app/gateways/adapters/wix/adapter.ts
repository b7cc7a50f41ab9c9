import { type Adapter, ownPageReading, pageOf } from "../adapter";

const WARMUP = /id=["']wix-warmup-data["']/;

/**
 * Wix: no interface is asked; the data comes with the page that everybody's browser gets. Published in that sense.
 *
 * Traps of asking: only what the widget shows at first comes along, and "Load more" fetches the rest: what is not there may
 * only be further on. Others: map.ts.
 */
export const wix: Adapter = {
  id: "wix",
  isPage: (html) => WARMUP.test(html) && html.includes('"scheduling"'),
  read: async (source, network, now) => ownPageReading("wix", await pageOf(source, network), now),
};
