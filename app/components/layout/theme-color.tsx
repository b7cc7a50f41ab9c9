import { PAPER } from "~/domain/site/colours";
import type { Preferences } from "~/domain/site/locales";

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
