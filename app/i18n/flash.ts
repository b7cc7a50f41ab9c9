import { catalogue } from "./catalogue";
import en from "./messages/en/flash";
import nb from "./messages/nb/flash";

export const flashMessages = catalogue({ nb, en });
