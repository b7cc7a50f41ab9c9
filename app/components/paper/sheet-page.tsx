import type { ReactNode } from "react";
import { paperMessages } from "#messages/paper";
import { Mark } from "~/components/layout/brand";
import { useMessages } from "~/i18n/use-messages";
import type { ChoiceView, SheetView } from "~/views/paper/sheet";

export function SheetPage({ view, children }: { view: SheetView; children: ReactNode }) {
  const m = useMessages(paperMessages);
  return (
    <>
      <nav className="choices" aria-label={m.choices}>
        <a href={view.backTo}>
          <span aria-hidden="true">‹ </span>
          {m.back}
        </a>
        {view.choices.map((choice) => (
          <Choice key={choice.name} choice={choice} />
        ))}
        <button type="button" hidden>
          {m.print}
        </button>
        <p>
          <noscript>{m.withoutScript} </noscript>
          {m.printHint}
        </p>
      </nav>
      <main data-paper={view.paper}>{children}</main>
    </>
  );
}

function Choice({ choice: { name, options } }: { choice: ChoiceView }) {
  return (
    <ul aria-label={name}>
      <li aria-hidden="true">{name}</li>
      {options.map(({ text, href, isChosen }) => (
        <li key={text}>
          <a href={href} aria-current={isChosen ? "true" : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function NoPaper({ text, appUrl }: { text: string; appUrl: string }) {
  return (
    <main className="problem">
      <h1>{text}</h1>
      <p>
        <a href={appUrl}>
          <Mark className="mark" />
          {useMessages(paperMessages).toSamling}
        </a>
      </p>
    </main>
  );
}
