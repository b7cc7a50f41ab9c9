import * as z from "zod";
import { contentId } from "~/schemas/moderation/forms";
import { wholeNumber } from "./fields";

const PAGE = /^\/(event|organizer)\/([^/]+)\/?$/;

/** oembed.com; `page` is null for an address with nothing to embed. */
export const oembedParameters = z.object({
  url: z
    .url({ protocol: /^https?$/, error: "must be the address of an event or an organizer" })
    .describe("The address of an event's or an organizer's page."),
  format: z.enum(["json", "xml"]).default("json").describe("Only json is made."),
  maxwidth: wholeNumber(1, 10_000).optional().describe("The most pixels that the frame may be wide."),
  maxheight: wholeNumber(1, 10_000).optional().describe("The most pixels that the frame may be high."),
});

export type OembedParameters = z.output<typeof oembedParameters>;

export function embeddablePage(url: string, appUrl: string) {
  const { host, pathname } = new URL(url);
  const [, kind, given] = (host === new URL(appUrl).host && PAGE.exec(pathname)) || [];
  const id = contentId.safeParse(given);
  return id.success ? { kind: kind === "event" ? "event" : "organizer", id: id.data } : null;
}
