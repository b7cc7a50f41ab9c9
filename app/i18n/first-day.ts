import { catalogue } from "./catalogue";
import en from "./messages/en/first-day";
import nb from "./messages/nb/first-day";

export const firstDayMessages = catalogue({ nb, en });
