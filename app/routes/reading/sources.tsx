import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { countSources } from "#db/queries/site/sources";
import { readingMeta, ReadingPage } from "~/components/layout/reading-page";
import { requireMethod } from "~/http/methods";
import { viewSourcesPage } from "~/views/site/sources";

export const meta = readingMeta("/kilder");

export async function loader({ context: { db, now, help, settings, locale } }: LoaderFunctionArgs) {
  const [page, counts] = await Promise.all([help.page("sources", locale), countSources(db, now)]);
  return viewSourcesPage(page, counts, settings, locale);
}

export const action = requireMethod("page");

export default function SourcesRoute() {
  return <ReadingPage {...useLoaderData<typeof loader>()} />;
}
