import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findAccountOverview } from "#db/queries/accounts/overview";
import { formats } from "#messages/formats";
import { settingsMessages } from "#messages/settings";
import { pageMeta } from "~/components/layout/page-meta";
import { AboutBox } from "~/components/settings/about-box";
import { AccountBox, SignInBox } from "~/components/settings/account-box";
import { PreferenceList } from "~/components/settings/preference-list";
import { LOCALES } from "~/domain/site/locales";
import { requireForm } from "~/http/bodies";
import { redirectTo, redirectToDocument } from "~/http/redirects";
import { messagesIn } from "~/i18n/messages-in";
import { useMessages } from "~/i18n/use-messages";
import { preferencesCookie, preferencesForm, readPreferences } from "~/schemas/site/preferences";
import { viewAccountOverview, viewFarewell } from "~/views/accounts/overview";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/settings", settingsMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await context.viewer();
  const overview = viewer && (await findAccountOverview(context.db, viewer.userId, context.now));
  const account = overview && viewAccountOverview(overview, context.settings.TWO_STEP_REQUIRED_FOR, context.locale);
  const languages = LOCALES.map((value) => ({ value, label: messagesIn(formats, value).name }));
  return { preferences: context.preferences, languages, account, farewell: viewFarewell(request.url, context.locale) };
}

/** Stores a preference on the device. A change of language loads a new document. */
export async function action({ request, context }: ActionFunctionArgs) {
  const stored = readPreferences(request.headers.get("Cookie"));
  const { language, ...choice } = await requireForm(preferencesForm, request);
  const isSecure = context.settings.APP_URL.startsWith("https:");
  const cookie = preferencesCookie({ ...stored, ...choice, locale: language ?? stored.locale }, isSecure);
  const leadTo = language ? redirectToDocument : redirectTo;
  return leadTo("/settings", { "Set-Cookie": cookie });
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function Settings() {
  const { preferences, languages, account, farewell } = useLoaderData<typeof loader>();
  const m = useMessages(settingsMessages);
  return (
    <div className="mx-auto max-w-[1180px] px-5 pt-5 lg:px-8 lg:pt-8">
      <h1 className="text-page lg:text-display">{m.heading}</h1>
      <p className="mt-2 mb-5 text-lead text-ink-soft lg:mb-7">{m.hint}</p>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[1fr_400px] lg:gap-9">
        <div className="flex flex-col gap-6">
          {farewell && (
            <p role="status" className="rounded-field bg-fjord-tint px-4 py-3 font-medium text-fjord">
              {farewell}
            </p>
          )}
          {account ? <AccountBox {...account} /> : <SignInBox />}
          <PreferenceList {...preferences} languages={languages} />
        </div>
        <AboutBox />
      </div>
    </div>
  );
}
