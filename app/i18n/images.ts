import { catalogue } from "./catalogue";
import en from "./messages/en/images";
import nb from "./messages/nb/images";

export const imageMessages = catalogue({ nb, en });
