import type { LetterKind } from "./letters";

export interface PushNotice {
  kind: LetterKind;
  title: string;
  body: string;
  lang: string;
  /** A newer one with the same tag takes its place. */
  tag: string;
  path: string;
  stop: { label: string; done: string };
}

export interface WaitingPush {
  notice: PushNotice;
  /** Unix seconds; later it is no news. */
  until: number;
  isUrgent: boolean;
}

/** All are padded to this; push services take 4,096 bytes with what goes before. */
export const PUSH_BYTES = 2048;

const LONGEST_TITLE = 140;
const LONGEST_BODY = 240;

const shortened = (text: string, most: number) => {
  const letters = [...text];
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
};

/** Shortens texts, whatever an event is called. */
export const boundedNotice = (notice: PushNotice): PushNotice => ({
  ...notice,
  title: shortened(notice.title, LONGEST_TITLE),
  body: shortened(notice.body, LONGEST_BODY),
});
