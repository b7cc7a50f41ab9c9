import { type LoaderFunctionArgs, redirect, redirectDocument, type TypedResponse } from "@remix-run/cloudflare";
import { logError } from "~/log";
import { type FlashKey, type FlashOptions, flashPath, type FlashTexts } from "./flash-path";

/** Leads on, by GET, whatever was asked for and how. */
export const redirectTo = (path: string, headers: HeadersInit = {}) => redirect(path, { status: 303, headers });

/** Leads on to another document, which the browser loads whole. */
export const redirectToDocument = (path: string, headers: HeadersInit = {}) =>
  redirectDocument(path, { status: 303, headers });

/** Leads to a page that says what has just happened. */
export const redirectAfter = <Page extends keyof FlashTexts>(
  page: Page,
  key: FlashKey<Page>,
  { headers, ...options }: FlashOptions & { headers?: HeadersInit } = {},
) => redirectTo(flashPath(page, key, options), headers);

/**
 * What a page is made of, or the way to another page that says that it could not be had: the log has the error. A page
 * that is led to may not lead here.
 */
export async function orLeadAway<Data, Page extends keyof FlashTexts>(
  [page, key]: readonly [Page, FlashKey<Page>],
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  load: () => Promise<Data>,
): Promise<Data | TypedResponse<never>> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Response || request.signal.aborted) throw error;
    logError("error", error, { request_id: context.requestId });
    return redirectAfter(page, key, { failure: context.requestId });
  }
}
