import { accountMessages } from "#messages/account";
import { buttonStyle } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";

/** As wide as its form; while the answer is on its way it cannot be pressed again. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: string }) {
  const m = useMessages(accountMessages);
  return (
    <button type="submit" disabled={isBusy} className={buttonStyle("primary", "min-h-13 w-full text-lead")}>
      {isBusy ? m.busy : children}
    </button>
  );
}
