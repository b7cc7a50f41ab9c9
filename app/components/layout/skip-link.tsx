import { commonMessages } from "#messages/common";
import { useMessages } from "~/i18n/use-messages";

/** Visible on focus; skips the bar, to `#content`. Below it is room for what is to be said first. */
export function SkipLink() {
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-ink px-5 py-3 text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {useMessages(commonMessages).skipToContent}
      </a>
      <div data-notices />
    </>
  );
}
