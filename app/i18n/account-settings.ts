import { catalogue } from "./catalogue";
import en from "./messages/en/account-settings";
import nb from "./messages/nb/account-settings";

export const accountSettingsMessages = catalogue({ nb, en });
