import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { countProposals, listProposals } from "#db/queries/calendars/unconfirmed";
import { countUnconfirmed } from "#db/queries/site/sources";
import { foundSourceMessages } from "#messages/found-sources";
import { FoundSources } from "~/components/admin/found-sources";
import { PageTitle } from "~/components/admin/page-title";
import { Flash } from "~/components/layout/flash";
import { pageMeta } from "~/components/layout/page-meta";
import { requireMethod } from "~/http/methods";
import { requireSuperadmin } from "~/http/viewers";
import { useMessages } from "~/i18n/use-messages";
import { viewFoundSources } from "~/views/admin/found-sources";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "/admin/register/sources", foundSourceMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireSuperadmin(request, context);
  const [proposals, waiting, counts] = await Promise.all([
    listProposals(context.db),
    countProposals(context.db),
    countUnconfirmed(context.db),
  ]);
  return viewFoundSources({ proposals, waiting, counts }, context);
}

export const action = requireMethod("page");

export default function FoundSourcesRoute() {
  const m = useMessages(foundSourceMessages);
  return (
    <>
      <PageTitle title={m.title} text={m.intro} />
      <Flash texts={m.flash} tone={() => "done"} />
      <FoundSources view={useLoaderData<typeof loader>()} />
    </>
  );
}
