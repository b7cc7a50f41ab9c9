import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ReadingPage } from "~/components/layout/reading-page";
import { refuseMethod } from "~/http/methods";
import { readingMessages } from "~/i18n/reading";
import { pageMeta } from "~/page-meta";
import { viewAccessibilityStatement } from "~/views/site/readings";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "/tilgjengelighet", { nb: readingMessages.nb.accessibility, en: readingMessages.en.accessibility });

export const loader = ({ context }: LoaderFunctionArgs) => viewAccessibilityStatement(context.settings, context.locale);

export const action = refuseMethod;

export default function Accessibility() {
  return <ReadingPage {...useLoaderData<typeof loader>()} />;
}
