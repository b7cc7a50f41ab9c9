import { type LoaderFunctionArgs, redirect, redirectDocument, type TypedResponse } from "@remix-run/cloudflare";
import { logError } from "~/gateways/log";
import { type FlashKey, type FlashOptions, flashPath, type FlashTexts } from "./flash-path";

/** Redirects to a GET of `path`, whatever the request's method. */
export const redirectTo = (path: string, headers: HeadersInit = {}) => redirect(path, { status: 303, headers });

/** Redirects to a new document, which the browser loads whole. */
export const redirectToDocument = (path: string, headers: HeadersInit = {}) =>
  redirectDocument(path, { status: 303, headers });

/** Redirects to a page that reports what has just happened. */
export const redirectAfter = <Page extends keyof FlashTexts>(
  page: Page,
  key: FlashKey<Page>,
  { headers, ...options }: FlashOptions & { headers?: HeadersInit } = {},
) => redirectTo(flashPath(page, key, options), headers);

/**
 * Returns a page's data; where it fails, logs the error and redirects to a page that reports it. The target of such a
 * redirect must not use it to lead back here.
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
