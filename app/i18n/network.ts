import { catalogue } from "./catalogue";
import en from "./messages/en/network";
import nb from "./messages/nb/network";

export const networkMessages = catalogue({ nb, en });
