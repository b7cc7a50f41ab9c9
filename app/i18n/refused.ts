import { catalogue } from "./catalogue";
import en from "./messages/en/refused";
import nb from "./messages/nb/refused";

/** Said by the server only: no page carries these. */
export const refusedMessages = catalogue({ nb, en });
