import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findEventPage } from "#db/queries/event-page";
import { EventPage } from "~/components/detail/event-page";
import type { PageHandle } from "~/components/page-handle";
import { refuseMethod } from "~/guards/refuse-method";
import { contentMeta } from "~/page-meta";
import { contentId } from "~/schemas/content-id";
import { viewEventPage } from "~/views/event-page";

export const handle: PageHandle = { title: "event", back: true };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = contentId.safeParse(params["id"]);
  const rows = id.success ? await findEventPage(context.db, id.data, context.now) : null;
  if (!rows) return redirect("/?melding=arrangement");
  return viewEventPage(rows, context);
}

export const action = refuseMethod;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? contentMeta(data.head) : []);

export default function Event() {
  return <EventPage event={useLoaderData<typeof loader>()} />;
}
