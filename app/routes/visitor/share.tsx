import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { offlineMessages } from "#messages/offline";
import { privatePageMeta } from "~/components/layout/page-meta";
import { SharePage } from "~/components/offline/share-page";
import { accountStateOf } from "~/domain/accounts/account-state";
import { parseLocalPath } from "~/domain/accounts/after-sign-in";
import { SHARE_FIELDS } from "~/domain/offline/read-pictures";
import { redirectTo, requireFormData, requireQuery } from "~/http/requests";
import { INTAKE_MAX_BYTES } from "~/schemas/intake/brought";
import { SHARED_PARAMETER, sharedParameters } from "~/schemas/share/from-another-app";

export const meta: MetaFunction = ({ matches }) => privatePageMeta(matches, "/share", offlineMessages, (m) => m.share);

/** Organizers bring in what is shared, others search for it; who is not signed in may be either. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { link, words, brought, hasFile } = requireQuery(sharedParameters, request);
  const viewer = accountStateOf(await context.viewer());
  const search = words ? `/?${new URLSearchParams({ q: words })}` : "/";
  if (viewer?.isOrganizer && (brought || hasFile)) throw redirectTo(intakeOf(hasFile ? "" : brought));
  if (viewer && brought) throw redirectTo(search);
  const kept = hasFile ? "" : brought;
  const bringIn = parseLocalPath(intakeOf(kept)) ?? intakeOf(kept.slice(0, FITS));
  return {
    shared: link ?? words,
    hasFile,
    search: words ? search : null,
    signIn: `/login?${new URLSearchParams({ next: bringIn })}`,
  };
}

/** A share's file is the service worker's (app/service-worker/share-target.ts); without one it is left out. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await requireFormData(request, INTAKE_MAX_BYTES);
  const said = SHARE_FIELDS.texts.flatMap((name) => {
    const text = form.get(name);
    return typeof text === "string" ? [[name, text]] : [];
  });
  throw redirectTo(`/share?${new URLSearchParams(said)}`);
}

/** So many characters survive signing in: an address to come back to has at most 500. */
const FITS = 50;

const intakeOf = (brought: string) =>
  brought
    ? (`/dashboard/intake?${new URLSearchParams({ [SHARED_PARAMETER]: brought })}` as const)
    : "/dashboard/intake";

export default function ShareRoute() {
  return <SharePage {...useLoaderData<typeof loader>()} />;
}
