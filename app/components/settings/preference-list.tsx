import { useNavigation } from "@remix-run/react";
import {
  ALargeSmall,
  Check,
  ChevronDown,
  Clock,
  Languages,
  Leaf,
  type LucideIcon,
  Moon,
  Palette,
  Sun,
  SunMoon,
} from "lucide-react";
import type { FormEvent } from "react";
import { settingsMessages } from "#messages/settings";
import { PostForm } from "~/components/send/post-form";
import { type Locale, type Preferences, THEMES, TIME_FORMATS } from "~/domain/site/locales";
import { type Look, MOODS, PRINTS } from "~/domain/site/look";
import { useMessages } from "~/i18n/use-messages";

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

interface Option {
  value: string;
  label: string;
  hint?: string;
  Icon?: LucideIcon;
  /** Of the label, where it is not the page's. */
  lang?: string;
}

const NAMES = ["theme", "language", "timeFormat", "print", "mood"] as const;

interface PreferenceSectionProps {
  name: (typeof NAMES)[number];
  title: string;
  Icon: LucideIcon;
  options: Option[];
  current: string;
}

/** Collapsed behind its current value. Opening one closes the others; choosing closes it too. */
function PreferenceSection({ name, title, Icon, options, current }: PreferenceSectionProps) {
  const { [name]: onItsWay, ...others } = useChoicesOnTheirWay();
  const chosen = onItsWay ?? current;
  return (
    <details name="preferences" className="group border-b border-line last:border-b-0">
      <summary className="flex focus-visible:-outline-offset-3 focus-visible:[box-shadow:none] min-h-18 list-none items-center gap-4 px-4 py-3 hover:bg-sunk/60 sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="grid h-12 w-[42px] shrink-0 place-items-center arch bg-fjord-tint text-fjord">
          <Icon aria-hidden="true" />
        </span>
        <span className="flex-1">
          <span className="block font-serif text-lead leading-tight font-semibold">{title}</span>
          <span className="block text-note text-ink-soft">{options.find(({ value }) => value === chosen)?.label}</span>
        </span>
        <ChevronDown aria-hidden="true" className="text-ink-faint group-open:rotate-180" />
      </summary>
      <PostForm
        action="/settings"
        replace
        preventScrollReset
        onSubmit={closeSection}
        className="flex flex-col gap-1 px-2 pb-3 sm:px-3"
      >
        {Object.entries<string>(others).map(([other, value]) => (
          <input key={other} type="hidden" name={other} value={value} />
        ))}
        {options.map((option) => (
          <OptionButton key={option.value} name={name} option={option} isChosen={option.value === chosen} />
        ))}
      </PostForm>
    </details>
  );
}

function OptionButton({ name, option, isChosen }: { name: string; option: Option; isChosen: boolean }) {
  const { Icon } = option;
  return (
    <button
      type="submit"
      name={name}
      value={option.value}
      aria-pressed={isChosen}
      lang={option.lang}
      className={`flex min-h-14 items-center gap-3.5 rounded-field px-4 py-2 text-left ${isChosen ? "bg-fjord-tint font-semibold text-fjord" : "hover:bg-sunk"}`}
    >
      {Icon && <Icon aria-hidden="true" />}
      <span className="flex-1">
        {option.label}
        {option.hint && <span className="ml-2.5 text-note font-normal text-ink-soft even-digits">{option.hint}</span>}
      </span>
      {isChosen && <Check aria-hidden="true" className="stroke-strong" />}
    </button>
  );
}

/** Of a form sent before the server has answered: the next one sends them again, because it ends that one's request. */
function useChoicesOnTheirWay(): Partial<Record<(typeof NAMES)[number], string>> {
  const sent = useNavigation().formData;
  const choices = NAMES.map((name) => [name, sent?.get(name)] as const);
  return Object.fromEntries(
    choices.filter((choice): choice is readonly [(typeof NAMES)[number], string] => typeof choice[1] === "string"),
  );
}

function closeSection(event: FormEvent<HTMLFormElement>): void {
  const section = event.currentTarget.closest("details");
  if (!section) return;
  section.open = false;
  section.querySelector("summary")?.focus();
}
