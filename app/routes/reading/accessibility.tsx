import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readingMeta, ReadingPage } from "~/components/layout/reading-page";
import { requireMethod } from "~/http/methods";
import { viewAccessibilityStatement } from "~/views/site/readings";

export const meta = readingMeta("/tilgjengelighet");

export const loader = async ({ context: { help, settings, locale } }: LoaderFunctionArgs) =>
  viewAccessibilityStatement(await help.page("accessibility", locale), settings);

export const action = requireMethod("page");

export default function AccessibilityRoute() {
  return <ReadingPage {...useLoaderData<typeof loader>()} />;
}
