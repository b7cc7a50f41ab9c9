import { catalogue } from "./catalogue";
import en from "./messages/en/account-notices";
import nb from "./messages/nb/account-notices";

export const accountNoticeMessages = catalogue({ nb, en });
