import { catalogue } from "./catalogue";
import en from "./messages/en/form-problems";
import nb from "./messages/nb/form-problems";

export const formProblemMessages = catalogue({ nb, en });
