import { ButtonLink } from "~/components/ui/button";
import { commonMessages } from "~/i18n/common";
import { settingsMessages } from "~/i18n/settings";
import { useMessages } from "~/i18n/use-messages";

/** The way in, for those who look for it here. */
export function SignInBox() {
  const m = useMessages(settingsMessages);
  const common = useMessages(commonMessages);
  return (
    <section aria-labelledby="sign-in" className="flex flex-wrap items-center justify-between gap-4 rounded-[22px] border border-line bg-surface p-5">
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="sign-in" className="type-22">
          {m.signedOut}
        </h2>
        <p className="mt-1 text-ink-soft">{m.signedOutHint}</p>
      </div>
      <ButtonLink to="/login?next=/settings">{common.signIn}</ButtonLink>
    </section>
  );
}
