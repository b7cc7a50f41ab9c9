import { catalogue } from "./catalogue";
import en from "./messages/en/debug";
import nb from "./messages/nb/debug";

export const debugMessages = catalogue({ nb, en });
