import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ReadingPage } from "~/components/layout/reading-page";
import { refuseMethod } from "~/http/methods";
import { readingMessages } from "~/i18n/reading";
import { pageMeta } from "~/page-meta";
import { viewPrivacyPolicy } from "~/views/site/readings";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "/personvern", { nb: readingMessages.nb.privacy, en: readingMessages.en.privacy });

export const loader = ({ context }: LoaderFunctionArgs) => viewPrivacyPolicy(context.settings, context.locale);

export const action = refuseMethod;

export default function Privacy() {
  return <ReadingPage {...useLoaderData<typeof loader>()} />;
}
