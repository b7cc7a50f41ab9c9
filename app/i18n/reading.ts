import { catalogue } from "./catalogue";
import en from "./messages/en/reading";
import nb from "./messages/nb/reading";

/** What the pages that are only read are called. */
export const readingMessages = catalogue({ nb, en });
