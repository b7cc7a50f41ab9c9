import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { setUserLocale } from "#db/queries/accounts/accounts";
import { findAccountOverview } from "#db/queries/accounts/overview";
import { settingsMessages } from "#messages/settings";
import { pageMeta } from "~/components/layout/page-meta";
import { useShownAsOf } from "~/components/layout/use-viewer";
import { AboutBox } from "~/components/settings/about-box";
import { AccountBox, SignInBox } from "~/components/settings/account-box";
import { HomePlace } from "~/components/settings/home-place";
import { PreferenceList } from "~/components/settings/preference-list";
import { LOCALES } from "~/domain/site/locales";
import { redirectTo, redirectToDocument, requireForm } from "~/http/requests";
import { languageNames } from "~/i18n/language-names";
import { useMessages } from "~/i18n/use-messages";
import { lookCookie, readLook } from "~/schemas/site/look";
import { preferencesCookie, preferencesForm, readPreferences } from "~/schemas/site/preferences";
import { isHttps } from "~/schemas/site/settings";
import { viewAccountOverview, viewFarewell } from "~/views/accounts/overview";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/settings", settingsMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await context.viewer();
  const overview = viewer && (await findAccountOverview(context.db, viewer.userId, context.now));
  const account = overview && viewAccountOverview(overview, context.settings.TWO_STEP_REQUIRED_FOR, context.locale);
  const names = languageNames();
  const languages = LOCALES.map((value) => ({ value, label: names[value] }));
  const farewell = viewFarewell(request.url, context.locale);
  return { preferences: { ...context.preferences, ...context.look }, languages, account, farewell };
}

/**
 * The language is stored in the account too, for mails. Language and look are the document's: a change loads a new one.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const sent = request.headers.get("Cookie");
  const [stored, look] = [readPreferences(sent), readLook(sent)];
  const { language, to, print, mood, ...choice } = await requireForm(preferencesForm, request);
  const viewer = language ? await context.viewer() : null;
  if (language && viewer) await setUserLocale(context.db, viewer.userId, language);
  const isSecure = isHttps(context.settings);
  const cookies: [name: string, cookie: string][] = [];
  if (language || Object.keys(choice).length > 0)
    cookies.push([
      "Set-Cookie",
      preferencesCookie({ ...stored, ...choice, locale: language ?? stored.locale }, isSecure),
    ]);
  if (print || mood)
    cookies.push(["Set-Cookie", lookCookie({ print: print ?? look.print, mood: mood ?? look.mood }, isSecure)]);
  const leadTo = language || print || mood ? redirectToDocument : redirectTo;
  return leadTo(to, cookies);
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function SettingsRoute() {
  const { preferences, languages, account, farewell } = useLoaderData<typeof loader>();
  const m = useMessages(settingsMessages);
  // Everybody's copy does not know who is signed in.
  const isKept = useShownAsOf() !== null;
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
          {account ? <AccountBox {...account} /> : !isKept && <SignInBox />}
          <PreferenceList {...preferences} languages={languages} />
          <HomePlace />
          <p className="flex flex-wrap gap-x-6 font-semibold text-fjord underline-offset-4">
            <Link to="/letters" className="inline-flex min-h-11 items-center hover:underline">
              {m.letters}
            </Link>
            <Link to="/following" className="inline-flex min-h-11 items-center hover:underline">
              {m.following}
            </Link>
          </p>
        </div>
        <AboutBox />
      </div>
    </div>
  );
}
