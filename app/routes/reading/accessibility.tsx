import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readingMessages } from "#messages/reading";
import { pageMeta } from "~/components/layout/page-meta";
import { ReadingPage } from "~/components/layout/reading-page";
import { requireMethod } from "~/http/methods";
import { viewAccessibilityStatement } from "~/views/site/readings";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "/tilgjengelighet", readingMessages, (m) => m.accessibility);

export const loader = async ({ context: { help, settings, locale } }: LoaderFunctionArgs) =>
  viewAccessibilityStatement(await help.page("accessibility", locale), settings);

export const action = requireMethod("page");

export default function AccessibilityRoute() {
  return <ReadingPage {...useLoaderData<typeof loader>()} />;
}
