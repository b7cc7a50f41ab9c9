import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findOrganizerPage } from "#db/queries/organizer-page";
import { OrganizerPage } from "~/components/detail/organizer-page";
import type { PageHandle } from "~/components/page-handle";
import { refuseMethod } from "~/guards/refuse-method";
import { contentMeta } from "~/page-meta";
import { contentId } from "~/schemas/content-id";
import { viewOrganizerPage } from "~/views/organizer-page";

export const handle: PageHandle = { title: "organization", back: true };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = contentId.safeParse(params["id"]);
  const rows = id.success ? await findOrganizerPage(context.db, id.data, context.now) : null;
  if (!rows) return redirect("/organizations?melding=menighet");
  return viewOrganizerPage(rows, context);
}

export const action = refuseMethod;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? contentMeta(data.head) : []);

export default function Organizer() {
  return <OrganizerPage organizer={useLoaderData<typeof loader>()} />;
}
