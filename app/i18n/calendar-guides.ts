import { catalogue } from "./catalogue";
import en from "./messages/en/calendar-guides";
import nb from "./messages/nb/calendar-guides";

export const calendarGuideMessages = catalogue({ nb, en });
