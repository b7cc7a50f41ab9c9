import { catalogue } from "./catalogue";
import en from "./messages/en/common";
import nb from "./messages/nb/common";

export const commonMessages = catalogue({ nb, en });
