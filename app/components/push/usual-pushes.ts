import { USUAL_TIME } from "~/domain/letters/letters";
import type { ChoicesView } from "~/views/letters/letters";

export const USUAL_PUSHES: ChoicesView = {
  weekly: true,
  ...USUAL_TIME,
  reminder: "day",
  at_once: true,
  next: null,
  isOn: false,
  ended: null,
};
