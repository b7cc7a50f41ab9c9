import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { offlineMessages } from "#messages/offline";
import { privatePageMeta } from "~/components/layout/page-meta";
import { SharePage } from "~/components/offline/share-page";
import { accountStateOf } from "~/domain/accounts/account-state";
import { parseLocalPath } from "~/domain/accounts/after-sign-in";
import { requireMethod } from "~/http/methods";
import { redirectTo, requireQuery } from "~/http/requests";
import { SHARED_PARAMETER, sharedParameters } from "~/schemas/share/from-another-app";

export const meta: MetaFunction = ({ matches }) => privatePageMeta(matches, "/share", offlineMessages, (m) => m.share);

/** Organizers bring in what is shared, others search for it; who is not signed in may be either. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { link, words, brought } = requireQuery(sharedParameters, request);
  const viewer = accountStateOf(await context.viewer());
  const search = words ? `/?${new URLSearchParams({ q: words })}` : "/";
  if (viewer && brought) throw redirectTo(viewer.isOrganizer ? intakeOf(brought) : search);
  const bringIn = parseLocalPath(intakeOf(brought)) ?? intakeOf(brought.slice(0, FITS));
  return {
    shared: link ?? words,
    search: words ? search : null,
    signIn: `/login?${new URLSearchParams({ next: bringIn })}`,
  };
}

export const action = requireMethod("page");

/** So many characters survive signing in: an address to come back to has at most 500. */
const FITS = 50;

const intakeOf = (brought: string) => `/dashboard/intake?${new URLSearchParams({ [SHARED_PARAMETER]: brought })}`;

export default function ShareRoute() {
  return <SharePage {...useLoaderData<typeof loader>()} />;
}
