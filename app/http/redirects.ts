import { type LoaderFunctionArgs, redirect, type TypedResponse } from "@remix-run/cloudflare";
import { FLASH } from "~/domain/site/flash";
import type { flashMessages } from "~/i18n/flash";
import type { teamMessages } from "~/i18n/team";
import { logError } from "~/log";

/** The pages that can say what has just happened, with the texts for it: their keys are all that can be said there. */
interface FlashTexts {
  "/": (typeof flashMessages)["nb"];
  "/organizations": (typeof flashMessages)["nb"];
  [team: `/organizer/${string}/team`]: (typeof teamMessages)["nb"]["flash"];
}

interface Options {
  /** How many it happened to. */
  count?: number;
  /** Id of what it happened to. */
  subject?: string;
  /** Id by which the log knows what failed. */
  failure?: string;
  /** What else the address holds. */
  search?: URLSearchParams;
  headers?: HeadersInit;
}

/** Leads on after something was done, or could not be. */
export const redirectTo = (path: string, headers: HeadersInit = {}) => redirect(path, { status: 303, headers });

/** Leads to a page that says what has just happened. */
export function redirectAfter<Page extends keyof FlashTexts>(
  page: Page,
  key: keyof FlashTexts[Page] & string,
  { count, subject, failure, search, headers }: Options = {},
) {
  const query = new URLSearchParams(search);
  query.set(FLASH.key, key);
  if (count !== undefined) query.set(FLASH.count, String(count));
  if (subject !== undefined) query.set(FLASH.subject, subject);
  if (failure !== undefined) query.set(FLASH.failure, failure);
  return redirectTo(`${page}?${query}`, headers);
}

/**
 * What a page is made of, or the way to another page that says that it could not be had: the log has the error. A page
 * that is led to may not lead here.
 */
export async function orLeadAway<Data, Page extends keyof FlashTexts>(
  [page, key]: readonly [Page, keyof FlashTexts[Page] & string],
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
