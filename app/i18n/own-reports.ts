import { catalogue } from "./catalogue";
import en from "./messages/en/own-reports";
import nb from "./messages/nb/own-reports";

export const ownReportsMessages = catalogue({ nb, en });
