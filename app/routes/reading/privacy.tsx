import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readingMessages } from "#messages/reading";
import { pageMeta } from "~/components/layout/page-meta";
import { ReadingPage } from "~/components/layout/reading-page";
import { requireMethod } from "~/http/methods";
import { viewPrivacyPolicy } from "~/views/site/readings";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/personvern", readingMessages, (m) => m.privacy);

export const loader = async ({ context: { help, settings, locale } }: LoaderFunctionArgs) =>
  viewPrivacyPolicy(await help.page("privacy", locale), settings);

export const action = requireMethod("page");

export default function PrivacyRoute() {
  return <ReadingPage {...useLoaderData<typeof loader>()} />;
}
