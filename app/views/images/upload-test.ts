import { debugMessages } from "#messages/debug";
import type { Locale } from "~/domain/site/locales";
import type { Prefix, PrefixState } from "~/gateways/images/storage-test";
import { formatNumber } from "~/i18n/format-number";
import { messagesIn } from "~/i18n/messages-in";
import type { UploadTest } from "~/models/images/test-upload";
import type { PageViewContext } from "~/views/events/page";

export interface UploadTestView {
  isStored: boolean;
  text: string;
  facts: { name: string; value: string }[];
  /** Where the picture can be seen; null without one. */
  src: string | null;
}

export function viewUploadTest(
  test: UploadTest,
  { preferences, settings }: Omit<PageViewContext, "now">,
): UploadTestView {
  const m = messagesIn(debugMessages, preferences.locale).storage;
  if (test.kind !== "stored")
    return { isStored: false, text: test.kind === "refused" ? m.failed : m.noPicture, facts: [], src: null };
  const bytes = formatNumber(test.bytes, preferences.locale);
  return {
    isStored: true,
    text: m.success,
    src: test.address,
    facts: [
      { name: m.facts.bucket, value: test.prefix },
      { name: m.facts.path, value: test.path },
      { name: m.facts.type, value: test.type },
      { name: m.facts.size, value: m.bytes(bytes) },
      { name: m.facts.url, value: settings.APP_URL + test.address },
    ],
  };
}

/** The folders of the bucket, each with what is so of it. */
export function viewPrefixes(
  states: { prefix: Prefix; state: PrefixState }[],
  locale: Locale,
): { name: string; value: string }[] {
  const m = messagesIn(debugMessages, locale).storage;
  return states.map(({ prefix, state }) => ({ name: prefix, value: m.states[state] }));
}
