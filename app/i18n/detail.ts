import { catalogue } from "./catalogue";
import en from "./messages/en/detail";
import nb from "./messages/nb/detail";

export const detailMessages = catalogue({ nb, en });
