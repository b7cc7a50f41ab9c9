import { commonMessages } from "#messages/common";
import { settingsMessages } from "#messages/settings";
import { Mark } from "~/components/layout/brand";
import { TextLink } from "~/components/ui/text-link";
import { VERSION } from "~/domain/site/version";
import { useMessages } from "~/i18n/use-messages";

export function AboutBox() {
  const m = useMessages(settingsMessages);
  const common = useMessages(commonMessages);
  return (
    <section aria-labelledby="about" className="rounded-card border border-line bg-surface p-5 lg:p-6">
      <h2 id="about" className="text-title">
        {m.about}
      </h2>
      <div className="mt-4 flex items-center gap-4">
        <Mark className="h-14 w-[46px] shrink-0" />
        <div>
          <p className="font-serif text-title leading-tight font-semibold">{common.siteName}</p>
          <p className="text-note text-ink-soft even-digits">{m.version(VERSION)}</p>
          <p className="text-note text-ink-soft">{m.developer}</p>
        </div>
      </div>
      <p className="mt-4 text-ink-soft">{m.aboutText}</p>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <TextLink to="/help">{m.help}</TextLink>
        <TextLink to="/contact">{m.contact}</TextLink>
        <TextLink to="/personvern">{m.privacy}</TextLink>
        <TextLink to="/tilgjengelighet">{m.accessibility}</TextLink>
        <TextLink to="/kilder">{m.eventSources}</TextLink>
      </p>
      <div className="mt-3 border-t border-line pt-4 text-note text-ink-soft">
        <h3 className="font-sans text-note font-semibold tracking-normal text-ink">{m.sources}</h3>
        <ul className="mt-1.5 flex flex-col gap-1">
          <li>{m.sourceMaps}</li>
          <li>{m.sourcePlaces}</li>
          <li>{m.sourceRegister}</li>
          <li>{m.sourceFonts}</li>
        </ul>
      </div>
    </section>
  );
}
