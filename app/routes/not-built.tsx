import type { MetaFunction } from "@remix-run/cloudflare";
import { ButtonLink } from "~/components/ui/button";
import type { Locale } from "~/i18n/catalogue";
import { commonMessages } from "~/i18n/common";
import { useMessages } from "~/i18n/use-messages";

export const meta: MetaFunction = ({ matches }) => {
  const root = matches.find(({ id }) => id === "root")?.data as { preferences: { locale: Locale } } | undefined;
  const m = commonMessages[root?.preferences.locale ?? "nb"];
  return [{ title: `${m.notBuiltTitle} – ${m.siteName}` }, { name: "robots", content: "noindex" }];
};

export default function NotBuilt() {
  const m = useMessages(commonMessages);
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-5 px-5 py-20 text-center">
      <h1 className="text-3xl">{m.notBuiltTitle}</h1>
      <p className="text-lg text-ink-soft">{m.notBuiltBody}</p>
      <ButtonLink to="/">{m.toHome}</ButtonLink>
    </div>
  );
}
