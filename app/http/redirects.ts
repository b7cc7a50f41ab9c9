import { type LoaderFunctionArgs, redirect, redirectDocument, type TypedResponse } from "@remix-run/cloudflare";
import { isAway } from "~/domain/site/away";
import { logError } from "~/gateways/log";
import { type FlashKey, type FlashOptions, flashPath, type FlashTexts } from "./flash-path";

/** A GET, whatever the request's method. */
export const redirectTo = (path: string, headers: HeadersInit = {}) => redirect(path, { status: 303, headers });

/** The browser loads the document whole. */
export const redirectToDocument = (path: string, headers: HeadersInit = {}) =>
  redirectDocument(path, { status: 303, headers });

export const redirectAfter = <Page extends keyof FlashTexts>(
  page: Page,
  key: FlashKey<Page>,
  { headers, ...options }: FlashOptions & { headers?: HeadersInit } = {},
) => redirectTo(flashPath(page, key, options), headers);

/** On failure logs and redirects to a page that reports it, which must not use this to lead back here. */
export async function orLeadAway<Data, Page extends keyof FlashTexts>(
  [page, key]: readonly [Page, FlashKey<Page>],
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  load: () => Promise<Data>,
): Promise<Data | TypedResponse<never>> {
  try {
    return await load();
  } catch (error) {
    // Where the database is away, the other page is so, too.
    if (error instanceof Response || request.signal.aborted || isAway(error)) throw error;
    logError("error", error);
    return redirectAfter(page, key, { failure: context.requestId });
  }
}
