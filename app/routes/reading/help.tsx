import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { helpMessages } from "#messages/help";
import { HelpPage } from "~/components/help/help-page";
import { pageMeta } from "~/components/layout/page-meta";
import { helpAddress } from "~/domain/help/screens";
import { requireMethod } from "~/http/methods";
import { redirectTo, requireQuery } from "~/http/requests";
import { helpParameters } from "~/schemas/site/help";
import { viewHelp } from "~/views/site/help";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/help", helpMessages, (m) => m);

/** A screen's name leads to its article. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { q, screen } = requireQuery(helpParameters, request);
  const address = screen === undefined ? "/help" : helpAddress(screen);
  if (address !== "/help") throw redirectTo(address);
  return viewHelp(await context.help.articles(context.locale), q);
}

export const action = requireMethod("page");

export default function HelpRoute() {
  return <HelpPage {...useLoaderData<typeof loader>()} />;
}
