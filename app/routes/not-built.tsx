import { ButtonLink } from "~/components/ui/button";
import { commonMessages } from "~/i18n/common";
import { useMessages } from "~/i18n/use-messages";

export default function NotBuilt() {
  const m = useMessages(commonMessages);
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-5 px-5 py-20 text-center">
      <h1 className="text-3xl">{m.notBuiltTitle}</h1>
      <p className="text-lg text-ink-soft">{m.notBuiltBody}</p>
      <ButtonLink to="/">{m.toHome}</ButtonLink>
    </div>
  );
}
