import { offlineMessages } from "#messages/offline";
import { ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  /** The link or the words. */
  shared: string;
  hasFile: boolean;
  /** Where the words are searched for; null where there are none. */
  search: string | null;
  /** For organizers, who then bring them in. */
  signIn: string;
}

/** For a share by somebody who is not signed in. */
export function SharePage({ shared, hasFile, search, signIn }: Props) {
  const m = useMessages(offlineMessages).share;
  return (
    <div className="mx-auto max-w-2xl px-5 pt-5 lg:px-8 lg:pt-8">
      <h1 className="text-page lg:text-display">{m.title}</h1>
      {shared || hasFile ? (
        <>
          <p className="mt-4 text-ink-soft">{m.shared}</p>
          <p className="mt-1 rounded-field bg-sunk px-4 py-3 text-lead wrap-anywhere">{hasFile ? m.file : shared}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            {search && <ButtonLink to={search}>{m.search}</ButtonLink>}
            <ButtonLink to={signIn} kind="quiet">
              {m.bringIn}
            </ButtonLink>
          </div>
          <p className="mt-3 text-note text-ink-soft">{m.bringInHint}</p>
        </>
      ) : (
        <p className="mt-4 text-lead text-ink-soft">{m.nothing}</p>
      )}
    </div>
  );
}
