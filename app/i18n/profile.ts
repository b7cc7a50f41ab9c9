import { catalogue } from "./catalogue";
import en from "./messages/en/profile";
import nb from "./messages/nb/profile";

export const profileMessages = catalogue({ nb, en });
