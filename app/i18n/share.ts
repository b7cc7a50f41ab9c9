import { catalogue } from "./catalogue";
import en from "./messages/en/share";
import nb from "./messages/nb/share";

export const shareMessages = catalogue({ nb, en });
