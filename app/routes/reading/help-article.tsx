import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { helpMessages } from "#messages/help";
import { HelpArticlePage } from "~/components/help/help-article-page";
import { pageMeta } from "~/components/layout/page-meta";
import { requireMethod } from "~/http/methods";
import { requireFound } from "~/http/requests";
import { helpArticleId } from "~/schemas/site/help";
import { viewHelpArticle } from "~/views/site/help";

export const meta: MetaFunction<typeof loader> = ({ matches, data, location }) =>
  pageMeta(matches, location.pathname, helpMessages, (m) =>
    data ? { title: data.title, description: data.summary } : m,
  );

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = helpArticleId.safeParse(params["article"]);
  return requireFound(id.success ? viewHelpArticle(await context.help.articles(context.locale), id.data) : null);
}

export const action = requireMethod("page");

export default function HelpArticleRoute() {
  return <HelpArticlePage {...useLoaderData<typeof loader>()} />;
}
