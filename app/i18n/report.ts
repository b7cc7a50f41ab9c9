import { catalogue } from "./catalogue";
import en from "./messages/en/report";
import nb from "./messages/nb/report";

export const reportMessages = catalogue({ nb, en });
