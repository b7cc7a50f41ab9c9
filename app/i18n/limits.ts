import { catalogue } from "./catalogue";
import en from "./messages/en/limits";
import nb from "./messages/nb/limits";

/** Said by the server only: no page carries these. */
export const limitMessages = catalogue({ nb, en });
