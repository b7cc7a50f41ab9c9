import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { countSources } from "#db/queries/site/sources";
import { readingMessages } from "#messages/reading";
import { pageMeta } from "~/components/layout/page-meta";
import { ReadingPage } from "~/components/layout/reading-page";
import { requireMethod } from "~/http/methods";
import { viewSourcesPage } from "~/views/site/sources";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/kilder", readingMessages, (m) => m.sources);

export async function loader({ context: { db, now, help, settings, locale } }: LoaderFunctionArgs) {
  const [page, counts] = await Promise.all([help.page("sources", locale), countSources(db, now)]);
  return viewSourcesPage(page, counts, settings, locale);
}

export const action = requireMethod("page");

export default function SourcesRoute() {
  return <ReadingPage {...useLoaderData<typeof loader>()} />;
}
