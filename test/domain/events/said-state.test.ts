import { describe, expect, it } from "vitest";
import { stateInTitle } from "~/domain/events/said-state";

describe("what a calendar's title says has become of its event", () => {
  it.each([
    ["[AVLYST] Gudstjeneste", "Gudstjeneste", "cancelled"],
    ["AVLYST: Gudstjeneste", "Gudstjeneste", "cancelled"],
    ["Avlyst - Gudstjeneste i Røros kirke", "Gudstjeneste i Røros kirke", "cancelled"],
    ["AVLYST Gudstjeneste", "Gudstjeneste", "cancelled"],
    ["Gudstjeneste (avlyst)", "Gudstjeneste", "cancelled"],
    ["Gudstjeneste – AVLYST!", "Gudstjeneste", "cancelled"],
    ["Gudstjeneste er avlyst", "Gudstjeneste", "cancelled"],
    ["Konsert (avlyst på grunn av sykdom)", "Konsert", "cancelled"],
    ["Cancelled: Sunday service", "Sunday service", "cancelled"],
    ["Canceled – Sunday service", "Sunday service", "cancelled"],
    ["KANSELLERT: Babysang", "Babysang", "cancelled"],
    ["UTSATT: Årsmøte", "Årsmøte", "postponed"],
    ["[Flyttet] Babysang", "Babysang", "moved"],
    ["Julekonsert – utsolgt", "Julekonsert", "full"],
    ["AVLYST", "AVLYST", "cancelled"],
    ["Gudstjeneste", "Gudstjeneste", "planned"],
    ["Samtale om avlyste drømmer", "Samtale om avlyste drømmer", "planned"],
    ["Når livet blir utsatt for press", "Når livet blir utsatt for press", "planned"],
    ["Velinnstilte orgler", "Velinnstilte orgler", "planned"],
  ])("%s", (written, title, state) => expect(stateInTitle(written)).toEqual({ title, state }));
});
