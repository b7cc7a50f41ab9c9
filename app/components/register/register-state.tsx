import { registerMessages } from "#messages/register";
import { useMessages } from "~/i18n/use-messages";
import type { RegisterStateView } from "~/views/organizers/register-state";

/** A link to the number's page in the register. */
export function RegisterState({ text, href }: RegisterStateView) {
  const m = useMessages(registerMessages);
  if (href === null) return text;
  return (
    <>
      {text}{" "}
      <a href={href} target="_blank" rel="noopener" className="tall-target inline-block underline underline-offset-4">
        {m.openRegister}
      </a>
      <span className="block">{m.source}</span>
    </>
  );
}
