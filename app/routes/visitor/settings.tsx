import { redirectTo } from "~/http/redirects";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findAccountOverview } from "#db/queries/accounts/overview";
import { AboutBox } from "~/components/settings/about-box";
import { AccountBox } from "~/components/settings/account-box";
import { PreferenceList } from "~/components/settings/preference-list";
import { SignInBox } from "~/components/settings/sign-in-box";
import { requireForm } from "~/http/bodies";
import { settingsMessages } from "~/i18n/settings";
import { useMessages } from "~/i18n/use-messages";
import { pageMeta } from "~/page-meta";
import { preferencesCookie, preferencesForm } from "~/schemas/site/preferences";
import { viewAccountOverview, viewFarewell } from "~/views/accounts/overview";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/settings", settingsMessages);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await context.viewer();
  const overview = viewer && (await findAccountOverview(context.db, viewer.userId, context.now));
  const account = overview && viewAccountOverview(overview, context.settings.TWO_STEP_REQUIRED_FOR, context.locale);
  return { preferences: context.preferences, account, farewell: viewFarewell(request.url, context.locale) };
}

/** Keeps a choice on the device. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { language: locale = context.preferences.locale, ...choice } = await requireForm(preferencesForm, request);
  const isSecure = context.settings.APP_URL.startsWith("https:");
  const cookie = preferencesCookie({ ...context.preferences, ...choice, locale }, isSecure);
  return redirectTo("/settings", { "Set-Cookie": cookie });
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function Settings() {
  const { preferences, account, farewell } = useLoaderData<typeof loader>();
  const m = useMessages(settingsMessages);
  return (
    <div className="mx-auto max-w-[1180px] px-5 pt-5 lg:px-8 lg:pt-8">
      <h1 className="text-page lg:text-display">{m.heading}</h1>
      <p className="mt-2 mb-5 text-lead text-ink-soft lg:mb-7">{m.hint}</p>
      <div className="grid gap-6 lg:grid-cols-[1fr_400px] lg:gap-9">
        <div className="flex flex-col gap-6">
          {farewell && (
            <p role="status" className="rounded-field bg-fjord-tint px-4 py-3 font-medium text-fjord">
              {farewell}
            </p>
          )}
          {account ? <AccountBox {...account} /> : <SignInBox />}
          <PreferenceList {...preferences} />
        </div>
        <AboutBox />
      </div>
    </div>
  );
}
