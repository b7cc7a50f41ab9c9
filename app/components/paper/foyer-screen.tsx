import { paperMessages } from "#messages/paper";
import { Mark } from "~/components/layout/brand";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { ScreenView } from "~/views/paper/screen";
import { QrCode } from "./qr-code";
import { Days } from "./week-sheet";

/** Made of the parts of the organizer's week on paper. */
export function FoyerScreen({ view: { organizer, days, dark, address } }: { view: ScreenView }) {
  const m = useMessages(paperMessages);
  return (
    <main className="screen" data-dark-from={dark?.from} data-dark-to={dark?.to}>
      <header>
        <Mark className="mark" />
        <h1 lang={useContentLanguage()}>{organizer}</h1>
        <p className="clock" />
      </header>
      {days.length === 0 ? <p className="none">{m.noneComing}</p> : <Days days={days} />}
      <footer>
        <QrCode of={address} />
        <p>
          {m.all}
          <br />
          <b>{address.text}</b>
        </p>
      </footer>
      {dark && <p className="said">{m.dark(hour(dark.from), hour(dark.to))}</p>}
    </main>
  );
}

const hour = (of: number) => String(of).padStart(2, "0");
