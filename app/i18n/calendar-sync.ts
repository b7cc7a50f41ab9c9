import { catalogue } from "./catalogue";
import en from "./messages/en/calendar-sync";
import nb from "./messages/nb/calendar-sync";

export const calendarSyncMessages = catalogue({ nb, en });
