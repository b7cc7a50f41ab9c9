import type { ReactNode } from "react";
import { subscribeMessages } from "#messages/subscribe";
import { subscriptionMessages } from "#messages/subscription";
import { FollowSearch } from "~/components/letters/follow-search";
import { ButtonLink, buttonStyle } from "~/components/ui/button";
import { CopyField } from "~/components/ui/copy-field";
import { Notice } from "~/components/ui/notice";
import { useMessages } from "~/i18n/use-messages";
import type { CalendarProgram, SubscribeView } from "~/views/feeds/subscribe";

const PROGRAMS = ["apple", "google", "outlook"] as const satisfies CalendarProgram[];

export function SubscribePage({ view }: { view: SubscribeView }) {
  const m = useMessages(subscribeMessages);
  return (
    <div className="mx-auto max-w-[1180px] px-5 pt-5 pb-8 lg:px-8 lg:pt-8">
      <h1 className="text-page lg:text-display">{m.heading}</h1>
      {view.unknownPlace === null ? (
        <Ways view={view} />
      ) : (
        <div className="my-4 max-w-[42rem]">
          <Notice tone="refused">{view.unknownPlace}</Notice>
        </div>
      )}
      <p className="mt-6">
        <ButtonLink to={view.backTo} kind="quiet">
          {m.back}
        </ButtonLink>
      </p>
    </div>
  );
}

function Ways({ view }: { view: SubscribeView }) {
  const m = useMessages(subscribeMessages);
  const { calendarAddress } = useMessages(subscriptionMessages);
  return (
    <>
      <p className="mt-3 max-w-[42rem] text-lead text-ink-soft">{m.intro(view.what)}</p>
      <p className="mt-3 max-w-[42rem] text-ink-soft">{m.late}</p>
      {view.followed !== null && <FollowSearch search={view.followed} />}
      <div className="mt-7 grid grid-cols-1 gap-4 lg:grid-cols-3">
        {PROGRAMS.map((program) => (
          <Way key={program} way={m.ways[program]} href={view.links[program]}>
            {program === "outlook" && (
              <a href={view.outlookAtWork.href} rel="noopener" className={buttonStyle("quiet", "w-full print:hidden")}>
                {view.outlookAtWork.name}
              </a>
            )}
          </Way>
        ))}
      </div>
      <section className="mt-9 flex max-w-[42rem] flex-col gap-3">
        <h2 className="text-section">{m.otherWays}</h2>
        <p>{m.addressHint}</p>
        <CopyField label={calendarAddress} text={view.address} />
        <p className="mt-3">
          {m.news}{" "}
          <a href={view.rss} className="text-fjord underline">
            {m.rss}
          </a>
          {" · "}
          <a href={view.json} className="text-fjord underline">
            {m.json}
          </a>
        </p>
      </section>
    </>
  );
}

interface WayProps {
  way: { name: string; action: string; steps: string[]; rhythm: string };
  href: string;
  /** Another way of the same program. */
  children: ReactNode;
}

function Way({ way: { name, action, steps, rhythm }, href, children }: WayProps) {
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
      <h2 className="text-section">{name}</h2>
      <a href={href} rel="noopener" className={buttonStyle("primary", "w-full print:hidden")}>
        {action}
      </a>
      {children}
      <ol className="flex list-decimal flex-col gap-1.5 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-auto border-t border-line pt-3 text-note text-ink-soft">{rhythm}</p>
    </section>
  );
}
