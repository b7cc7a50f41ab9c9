import { debugMessages } from "#messages/debug";
import type { Locale } from "~/domain/site/locales";
import type { Prefix, PrefixState } from "~/gateways/images/storage-test";
import { formatNumber } from "~/i18n/format-number";
import { messagesIn } from "~/i18n/messages-in";
import type { UploadTest } from "~/models/images/test-upload";
import type { PageViewContext } from "~/views/detail/event-page";

export interface UploadTestView {
  isStored: boolean;
  text: string;
  facts: { name: string; value: string }[];
  src: string | null;
}

export function viewUploadTest(
  test: UploadTest,
  { preferences, settings }: Omit<PageViewContext, "now">,
): UploadTestView {
  const m = messagesIn(debugMessages, preferences.locale).storage;
  if (!test.ok) {
    const text = test.problem.kind === "notStored" ? m.failed : m.noImage;
    return { isStored: false, text, facts: [], src: null };
  }
  const stored = test.value;
  const bytes = formatNumber(stored.bytes, preferences.locale);
  return {
    isStored: true,
    text: m.success,
    src: stored.address,
    facts: [
      { name: m.facts.bucket, value: stored.prefix },
      { name: m.facts.path, value: stored.path },
      { name: m.facts.type, value: stored.type },
      { name: m.facts.size, value: m.bytes(bytes) },
      { name: m.facts.url, value: settings.APP_URL + stored.address },
    ],
  };
}

export function viewPrefixes(
  states: { prefix: Prefix; state: PrefixState }[],
  locale: Locale,
): { name: string; value: string }[] {
  const m = messagesIn(debugMessages, locale).storage;
  return states.map(({ prefix, state }) => ({ name: prefix, value: m.states[state] }));
}
