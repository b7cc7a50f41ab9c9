import { catalogue } from "./catalogue";
import en from "./messages/en/settings";
import nb from "./messages/nb/settings";

export const settingsMessages = catalogue({ nb, en });
