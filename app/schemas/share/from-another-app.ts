import * as z from "zod";
import { cleanLine } from "~/domain/text/plain-text";

const LONGEST_TITLE = 200;
const LONGEST_LINK = 2000;
const LONGEST_TEXT = 4000;

/** Always valid, only cut: another app's sheet for sharing shows no refusal. */
const cut = (length: number) =>
  z
    .string()
    .default("")
    .transform((text) => text.trim().slice(0, length));

/** Many put the link into the text. `hasFile`: the service worker kept one (app/service-worker/share-target.ts). */
export const sharedParameters = z
  .object({ title: cut(LONGEST_TITLE), text: cut(LONGEST_TEXT), url: cut(LONGEST_LINK), file: z.string().optional() })
  .transform(({ title, text, url, file }) => {
    const link = (LINK.exec(url) ?? LINK.exec(text))?.[0] ?? null;
    const words = cleanLine([text.replaceAll(LINKS, " ").trim() || title].join(" ")).slice(0, LONGEST_TITLE);
    return { link, words, brought: link ?? (text || title), hasFile: file !== undefined };
  });

const LINK = /https?:\/\/[^\s<>"]+/i;
const LINKS = /https?:\/\/[^\s<>"]+/gi;

/** It fills the intake's field in. */
export const SHARED_PARAMETER = "delt";

export const sharedParameter = cut(LONGEST_TEXT);
