import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readingMeta, ReadingPage } from "~/components/layout/reading-page";
import { requireMethod } from "~/http/methods";
import { viewPrivacyPolicy } from "~/views/site/readings";

export const meta = readingMeta("/personvern");

export const loader = async ({ context: { help, settings, locale } }: LoaderFunctionArgs) =>
  viewPrivacyPolicy(await help.page("privacy", locale), settings);

export const action = requireMethod("page");

export default function PrivacyRoute() {
  return <ReadingPage {...useLoaderData<typeof loader>()} />;
}
