import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ReadingPage } from "~/components/reading-page";
import { refuseMethod } from "~/guards/refuse-method";
import { readingMessages } from "~/i18n/reading";
import { pageMeta } from "~/page-meta";
import { viewAccessibilityStatement } from "~/views/readings";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "/tilgjengelighet", { nb: readingMessages.nb.accessibility, en: readingMessages.en.accessibility });

export const loader = ({ context }: LoaderFunctionArgs) => viewAccessibilityStatement(context.settings, context.locale);

export const action = refuseMethod;

export default function Accessibility() {
  return <ReadingPage {...useLoaderData<typeof loader>()} />;
}
