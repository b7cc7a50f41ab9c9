import { Clock, Languages, Moon, Palette, Sun, SunMoon } from "lucide-react";
import { settingsMessages } from "#messages/settings";
import type { Locale } from "~/domain/site/locales";
import { type Preferences, THEMES, TIME_FORMATS } from "~/domain/site/preferences";
import { useMessages } from "~/i18n/use-messages";
import { PreferenceSection } from "./preference-section";

const THEME_ICONS = { light: Sun, dark: Moon, system: SunMoon } as const;

interface Props extends Preferences {
  /** Each by its own name. */
  languages: { value: Locale; label: string }[];
}

export function PreferenceList({ theme, locale, timeFormat, languages }: Props) {
  const m = useMessages(settingsMessages);
  return (
    <div className="h-fit overflow-hidden rounded-card border border-line bg-surface">
      <PreferenceSection
        name="theme"
        title={m.theme}
        Icon={Palette}
        current={theme}
        options={THEMES.map((value) => ({
          value,
          label: m.themes[value],
          hint: m.themeHints[value],
          Icon: THEME_ICONS[value],
        }))}
      />
      <PreferenceSection
        name="language"
        title={m.language}
        Icon={Languages}
        current={locale}
        options={languages.map(({ value, label }) => ({ value, label, lang: value }))}
      />
      <PreferenceSection
        name="timeFormat"
        title={m.timeFormat}
        Icon={Clock}
        current={timeFormat}
        options={TIME_FORMATS.map((value) => ({ value, label: m.timeFormats[value], hint: m.timeExamples[value] }))}
      />
    </div>
  );
}
