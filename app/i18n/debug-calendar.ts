import { catalogue } from "./catalogue";
import en from "./messages/en/debug-calendar";
import nb from "./messages/nb/debug-calendar";

export const debugCalendarMessages = catalogue({ nb, en });
