import { catalogue } from "./catalogue";
import en from "./messages/en/account-overview";
import nb from "./messages/nb/account-overview";

export const accountOverviewMessages = catalogue({ nb, en });
