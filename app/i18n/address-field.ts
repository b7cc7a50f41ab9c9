import { catalogue } from "./catalogue";
import en from "./messages/en/address-field";
import nb from "./messages/nb/address-field";

export const addressFieldMessages = catalogue({ nb, en });
