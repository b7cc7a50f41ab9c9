import { catalogue } from "./catalogue";
import en from "./messages/en/forms";
import nb from "./messages/nb/forms";

export const formMessages = catalogue({ nb, en });
