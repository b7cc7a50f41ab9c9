import { Link } from "@remix-run/react";
import { Download, Trash2 } from "lucide-react";
import { accountSettingsMessages } from "#messages/account-settings";
import { ButtonLink, buttonStyle } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import { SettingsCard } from "./settings-parts";

export function DataCards() {
  const { privacy: m, deletion } = useMessages(accountSettingsMessages);
  return (
    <>
      <SettingsCard title={m.download}>
        <p className="text-ink-soft">{m.downloadText}</p>
        <a href="/settings/my-data" download className={buttonStyle("quiet", "self-start")}>
          <Download aria-hidden="true" className="icon-text" />
          {m.downloadButton}
        </a>
      </SettingsCard>
      <SettingsCard title={deletion.title}>
        <p className="text-ink-soft">{m.deleteText}</p>
        <ButtonLink to="/settings/delete-account" kind="quiet" className="self-start">
          <Trash2 aria-hidden="true" className="icon-text" />
          {m.deleteButton}
        </ButtonLink>
      </SettingsCard>
      <Link
        to="/personvern"
        className="inline-flex min-h-11 items-center font-medium text-fjord underline-offset-4 hover:underline"
      >
        {m.policy}
      </Link>
    </>
  );
}
