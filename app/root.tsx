import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { commonMessages } from "#messages/common";
import { messagesIn, ownLocale } from "~/i18n/messages-in";
import { useLocale } from "~/i18n/use-messages";
import styles from "~/styles/app.css?url";
import fraunces from "~/styles/fonts/fraunces.woff2?url";
import inter from "~/styles/fonts/inter.woff2?url";
import printStyles from "~/styles/print.css?url";
import { ErrorPage, errorTexts } from "./components/layout/error-screen";
import { LoadingBar } from "./components/layout/loading-bar";
import { useNonce } from "./components/layout/nonce";
import { ThemeColor } from "./components/layout/theme-color";
import { useFocusOnPage } from "./components/layout/use-focus-on-page";
import { useMenus } from "./components/layout/use-menus";
import { useOnceAlive } from "./components/ui/use-once-alive";
import { accountStateOf } from "./domain/accounts/account-state";
import { DEFAULT_PREFERENCES, type Locale } from "./domain/site/locales";

const font = (href: string) => ({ rel: "preload", as: "font", href, crossOrigin: "anonymous" }) as const;

export const links: LinksFunction = () => [
  font(fraunces),
  font(inter),
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: printStyles, media: "print" },
  { rel: "icon", href: "/icon.svg" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** For pages without a title, such as errors. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  const m = messagesIn(commonMessages, data?.preferences.locale ?? localeOf(error) ?? ownLocale);
  return [{ title: error ? `${errorTexts(error, m)[0]} – ${m.siteName}` : m.siteName }];
};

/** Retry-After, Allow. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

/** Of a refusal that replaces the root's own data (workers/error-answers.ts). */
const localeOf = (error: unknown) => (isRouteErrorResponse(error) ? (error.data as { locale?: Locale }).locale : null);

export async function loader({ context }: LoaderFunctionArgs) {
  return {
    preferences: context.preferences,
    appUrl: context.settings.APP_URL,
    viewer: accountStateOf(await context.viewer()),
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const { theme } = useRouteLoaderData<typeof loader>("root")?.preferences ?? DEFAULT_PREFERENCES;
  const locale = useLocale();
  return (
    <html lang={locale} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <ThemeColor theme={theme} />
        <Meta />
        <Links />
        <link rel="manifest" href={`/manifest.${locale}.webmanifest`} />
      </head>
      <body className="min-h-dvh">
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

const loadNotice = () => import("./components/layout/no-answer-notice");
const loadOffline = () => import("./components/offline/offline-parts");

export default function App() {
  useLoaderData<typeof loader>();
  useFocusOnPage();
  useMenus();
  const notice = useOnceAlive(loadNotice);
  const offline = useOnceAlive(loadOffline);
  return (
    <>
      {offline && <offline.OfflineParts />}
      <LoadingBar />
      <Outlet />
      {notice && <notice.NoAnswerNotice />}
    </>
  );
}

export const ErrorBoundary = ErrorPage;
