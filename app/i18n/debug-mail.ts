import { catalogue } from "./catalogue";
import en from "./messages/en/debug-mail";
import nb from "./messages/nb/debug-mail";

export const debugMailMessages = catalogue({ nb, en });
