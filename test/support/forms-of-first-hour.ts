import { asItIs, button, type FormOnAPage, text } from "./form-on-a-page";

/** The list of first steps, which stands as before when both were sent. */
export const FIRST_HOUR_FORMS: FormOnAPage[] = [
  {
    name: "the list of first steps that is put away",
    person: "owner",
    path: "/dashboard/start",
    fill: asItIs,
    send: button("Legg bort"),
    failed: "Det ble ikke gjort.",
    done: text("Listen er lagt bort."),
  },
  {
    name: "the list of first steps that is brought back",
    person: "owner",
    path: "/dashboard/start",
    fill: asItIs,
    send: button("Hent fram igjen"),
    failed: "Det ble ikke gjort.",
    done: text("Listen er hentet fram igjen."),
  },
];
