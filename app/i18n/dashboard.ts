import { catalogue } from "./catalogue";
import en from "./messages/en/dashboard";
import nb from "./messages/nb/dashboard";

export const dashboardMessages = catalogue({ nb, en });
