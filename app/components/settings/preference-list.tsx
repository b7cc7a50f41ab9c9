import { ALargeSmall, Clock, Languages, Leaf, Moon, Palette, Sun, SunMoon } from "lucide-react";
import { settingsMessages } from "#messages/settings";
import { type Locale, type Preferences, THEMES, TIME_FORMATS } from "~/domain/site/locales";
import { type Look, MOODS, PRINTS } from "~/domain/site/look";
import { useMessages } from "~/i18n/use-messages";
import { PreferenceSection } from "./preference-section";

const THEME_ICONS = { light: Sun, dark: Moon, system: SunMoon } as const;

interface Props extends Preferences, Look {
  /** Each by its own name. */
  languages: { value: Locale; label: string }[];
}

export function PreferenceList({ theme, locale, timeFormat, print, mood, languages }: Props) {
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
        name="print"
        title={m.print}
        Icon={ALargeSmall}
        current={print}
        options={PRINTS.map((value) => ({ value, label: m.prints[value], hint: m.printHints[value] }))}
      />
      <PreferenceSection
        name="mood"
        title={m.mood}
        Icon={Leaf}
        current={mood}
        options={MOODS.map((value) => ({ value, label: m.moods[value], hint: m.moodHints[value] }))}
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
