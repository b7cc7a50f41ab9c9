import { catalogue } from "./catalogue";
import en from "./messages/en/home";
import nb from "./messages/nb/home";

export const homeMessages = catalogue({ nb, en });
