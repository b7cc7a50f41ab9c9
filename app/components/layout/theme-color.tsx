import type { Preferences } from "~/domain/site/locales";

/** --paper of app/styles/colours.css, in the form that browsers accept for the frame around the page. */
const PAPER = { light: "#fbf7f0", dark: "#0f1819" } as const;

/** 'system' follows the operating system. */
export function ThemeColor({ theme }: Pick<Preferences, "theme">) {
  if (theme !== "system") return <meta name="theme-color" content={PAPER[theme]} />;
  return (
    <>
      <meta name="theme-color" content={PAPER.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={PAPER.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}
