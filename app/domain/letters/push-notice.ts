import type { LetterKind } from "./letters";

/** What a push shows, encrypted on its way to the browser. */
export interface PushNotice {
  kind: LetterKind;
  title: string;
  body: string;
  lang: string;
  /** Identifies what it is about: a newer one takes its place. */
  tag: string;
  /** The page that a press opens: a path of ours. */
  path: string;
  /** The button that stops this kind, and what is said once it has. */
  stop: { label: string; done: string };
}

/** A push as it waits to be sent. */
export interface WaitingPush {
  notice: PushNotice;
  /** Unix seconds after which it is no news. */
  until: number;
  isUrgent: boolean;
}

/** The most bytes of a push's text. All are padded to as many, and push services take 4,096 with what goes before. */
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

/** Returns a notice that fits, whatever an event is called. */
export const boundedNotice = (notice: PushNotice): PushNotice => ({
  ...notice,
  title: shortened(notice.title, LONGEST_TITLE),
  body: shortened(notice.body, LONGEST_BODY),
});
