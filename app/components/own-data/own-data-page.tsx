import { ownDataMessages } from "#messages/own-data";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { Flash } from "~/components/layout/flash";
import { buttonStyle } from "~/components/ui/button";
import { HeadedSection } from "~/components/ui/headed-section";
import { useMessages } from "~/i18n/use-messages";

/** `parts` is how many files the data come in. */
export function OwnDataPage({ parts }: { parts: number }) {
  const m = useMessages(ownDataMessages);
  return (
    <div className="max-w-[42rem] pt-2">
      <ToDashboard />
      <h1 className="mb-5 text-page">{m.title}</h1>
      <Flash texts={m.flash} tone={() => "refused"} />
      <HeadedSection id="everything" heading={m.heading} text={m.text}>
        <ul className="flex flex-col items-start gap-3">
          {Array.from({ length: parts }, (_, index) => index + 1).map((part) => (
            <li key={part}>
              <a
                href={part === 1 ? "/dashboard/export.zip" : `/dashboard/export.zip?part=${part}`}
                className={buttonStyle(part === 1 ? "primary" : "quiet")}
              >
                {part === 1 ? m.download : m.part(part, parts)}
              </a>
            </li>
          ))}
        </ul>
      </HeadedSection>
    </div>
  );
}
