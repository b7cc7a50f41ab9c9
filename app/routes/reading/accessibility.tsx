import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readingMessages } from "#messages/reading";
import { ReadingPage } from "~/components/layout/reading-page";
import { refuseMethod } from "~/http/methods";
import { pageMeta } from "~/page-meta";
import { viewAccessibilityStatement } from "~/views/site/readings";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "/tilgjengelighet", readingMessages, (m) => m.accessibility);

export const loader = ({ context }: LoaderFunctionArgs) => viewAccessibilityStatement(context.settings, context.locale);

export const action = refuseMethod;

export default function Accessibility() {
  return <ReadingPage {...useLoaderData<typeof loader>()} />;
}
