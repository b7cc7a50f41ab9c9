import { Form, Link } from "@remix-run/react";
import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { paperPageMessages } from "#messages/paper-page";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { Button, buttonStyle } from "~/components/ui/button";
import { CopyField } from "~/components/ui/copy-field";
import { FoldedSection as Folded } from "~/components/ui/fold-summary";
import { HeadedSection } from "~/components/ui/headed-section";
import { inputStyle, Options } from "~/components/ui/text-input";
import { DARK_HOURS } from "~/domain/paper/dark-hours";
import { LOCALES } from "~/domain/site/locales";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { PaperPageView } from "~/views/paper/paper-page";

/** Null where the organizer is hidden, and so has none of it. */
export function PaperPage({ view }: { view: PaperPageView | null }) {
  const m = useMessages(paperPageMessages);
  return (
    <div className="pt-2">
      <ToDashboard />
      <h1 className="text-page">{m.title}</h1>
      <p className="mt-2 max-w-[42rem] text-ink-soft">{view ? m.intro : m.hidden}</p>
      {view && <Everything view={view} />}
    </div>
  );
}

function Everything({ view }: { view: PaperPageView }) {
  const m = useMessages(paperPageMessages);
  return (
    <>
      <div className="grid grid-cols-1 gap-x-10 lg:grid-cols-2">
        <HeadedSection id="week" heading={m.week} text={m.weekHint}>
          <WeekChoice week={view.week} />
          <Preview path={view.weekPath} what={m.week} shape="aspect-210/297 max-w-[26rem]" open={m.openWeek} />
        </HeadedSection>
        <div className="mt-9 flex min-w-0 flex-col gap-3">
          <Folded name="month" heading={m.month} text={m.monthHint}>
            <Preview path={view.monthPath} what={m.month} shape="aspect-297/210" open={m.openMonth} />
          </Folded>
          <Folded name="texts" heading={m.texts} text={m.textsHint}>
            <div className="flex flex-col gap-6">
              {view.texts.map(({ form, text, lines }) => (
                <div key={form}>
                  <h3 className="mb-1.5 font-sans text-body font-semibold tracking-normal">{m.forms[form]}</h3>
                  <CopyField key={text} label={m.forms[form]} text={text} lines={Math.max(lines, 4)} />
                </div>
              ))}
            </div>
          </Folded>
          <Folded name="screen" heading={m.screen} text={m.screenHint}>
            <ScreenChoice view={view} />
            <Preview
              path={view.screenPath}
              shown={view.screenLit}
              what={m.screen}
              shape="aspect-16/9"
              open={m.openScreen}
            >
              <CopyField label={m.screenAddress} text={view.screenUrl} />
            </Preview>
          </Folded>
          <Folded name="posters" heading={m.posters} text={m.postersHint}>
            <Posters posters={view.posters} />
          </Folded>
        </div>
      </div>
    </>
  );
}

function WeekChoice({ week }: Pick<PaperPageView, "week">) {
  const m = useMessages(paperPageMessages);
  const isNear = week === "this" || week === "next";
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <ul aria-label={m.which} className="flex flex-wrap gap-2">
        {(["this", "next"] as const).map((which) => (
          <li key={which}>
            <Link
              to={which === "this" ? "?" : `?week=${which}`}
              preventScrollReset
              aria-current={week === which ? "true" : undefined}
              className={buttonStyle(week === which ? "primary" : "quiet")}
            >
              {m.weeks[which]}
            </Link>
          </li>
        ))}
      </ul>
      <Form preventScrollReset className="flex max-w-full min-w-0 flex-wrap items-center gap-2">
        <label className="flex max-w-full flex-wrap items-center gap-2 text-note font-medium text-ink-soft">
          {m.weekWith}
          <input
            key={week}
            type="date"
            name="week"
            required
            defaultValue={isNear ? "" : week}
            className="h-11 max-w-full min-w-0 rounded-inner border-[1.5px] border-line-strong bg-surface px-3 text-ink"
          />
        </label>
        <Button type="submit" kind="quiet">
          {m.show}
        </Button>
      </Form>
    </div>
  );
}

/** When the screen is dark, and its language: both are kept in its address. */
function ScreenChoice({ view: { week, dark, language, languages } }: { view: PaperPageView }) {
  const m = useMessages(paperPageMessages);
  return (
    <Form preventScrollReset className="mb-4 flex flex-wrap items-end gap-3">
      <input type="hidden" name="week" value={week} />
      <Choice label={m.screenDark} name="dark" chosen={dark}>
        <Options
          of={[...new Set([...DARK_HOURS, dark])]}
          named={(hours) => (hours === "off" ? m.neverDark : m.darkHours(...(hours.split("-") as [string, string])))}
        />
      </Choice>
      <Choice label={m.screenLanguage} name="language" chosen={language}>
        <Options of={LOCALES} named={(locale) => languages[locale]} />
      </Choice>
      <Button type="submit" kind="quiet">
        {m.show}
      </Button>
    </Form>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  chosen: string;
  children: ReactNode;
}

const Choice = ({ label, name, chosen, children }: ChoiceProps) => (
  <label className="text-note font-semibold">
    {label}
    <select key={chosen} name={name} defaultValue={chosen} className={inputStyle("text-body font-normal")}>
      {children}
    </select>
  </label>
);

interface PreviewProps {
  path: string;
  /** What is shown here, where it is another address. */
  shown?: string;
  what: string;
  shape: string;
  open: string;
  children?: ReactNode;
}

function Preview({ path, shown = path, what, shape, open, children }: PreviewProps) {
  const m = useMessages(paperPageMessages);
  return (
    <>
      <iframe
        key={shown}
        src={shown}
        title={m.preview(what)}
        loading="lazy"
        tabIndex={-1}
        className={`pointer-events-none w-full rounded-inner border border-line bg-surface ${shape}`}
      />
      <p className="mt-3 mb-4">
        <a href={path} className={buttonStyle("primary")}>
          {open}
        </a>
      </p>
      {children}
    </>
  );
}

function Posters({ posters }: Pick<PaperPageView, "posters">) {
  const m = useMessages(paperPageMessages);
  const lang = useContentLanguage();
  if (posters.length === 0) return <p>{m.noPosters}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {posters.map(({ id, title, when, path }) => (
        <li key={id}>
          <a
            href={path}
            className="flex min-h-11 items-center gap-3 rounded-field border border-line bg-surface px-4 py-2.5 hover:border-line-strong"
          >
            <FileText aria-hidden="true" className="icon-control shrink-0 text-fjord" />
            <span className="min-w-0">
              <span lang={lang} className="block font-semibold">
                {title}
              </span>
              <span className="block text-note text-ink-soft">{when}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
