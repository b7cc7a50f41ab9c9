import { listParameters, type OwnListFilter } from "~/domain/events/own-list";
import { CHOSEN, type SeveralAct } from "~/domain/events/several";
import { searchPhrases } from "~/domain/search/words";
import type { Result } from "~/domain/values";
import { refuse, succeed } from "~/domain/values";
import type { Choice } from "~/models/events/review-several";
import type { SeveralChange } from "~/models/events/several-changes";
import { severalForms, type SeveralQuery } from "~/schemas/events/several";
import { formTexts, parseForm } from "~/schemas/forms/parse";
import type { FormErrors } from "~/schemas/forms/problems";
import { readImageChoice } from "~/schemas/images/requests";

export function choiceOf(query: SeveralQuery, organizerId: string, now: Date): Choice {
  const { [CHOSEN.event]: events, [CHOSEN.series]: series, [CHOSEN.all]: all } = query;
  return {
    ids: events.map(({ id }) => id),
    seriesIds: series.map(({ id }) => id),
    isAll: all !== null,
    found: { organizerId, now, filter: query, phrases: searchPhrases(query.q) ?? [], seriesId: query.series },
    seen: new Map([...events, ...series].map(({ id, version }) => [id, version])),
    all,
  };
}

export function chosenListOf({ series, ...filter }: OwnListFilter & { series: string | null }) {
  const path = series === null ? ("/dashboard" as const) : (`/dashboard/series/${series}` as const);
  return { path, search: new URLSearchParams(listParameters(filter)) };
}

type Refused = { errors: FormErrors } | { problem: { kind: "noImage" } };

/** `isRemoval` takes pictures away. */
export function readSeveralForm(act: SeveralAct, form: FormData, isRemoval: boolean): Result<SeveralChange, Refused> {
  const texts = formTexts(form);
  switch (act) {
    case "delete":
      return succeed({ act });
    case "picture": {
      const image = isRemoval ? { address: null, file: null } : readImageChoice(form, "image");
      if (!isRemoval && image.address === null && image.file === null) return refuse({ problem: { kind: "noImage" } });
      return succeed({ act, image });
    }
    case "type": {
      const read = parseForm(severalForms.type, texts);
      return read.ok ? succeed({ act, type: read.value.event_type }) : refuse({ errors: read.problem });
    }
    case "place": {
      const read = parseForm(severalForms.place, texts);
      return read.ok ? succeed({ act, place: read.value }) : refuse({ errors: read.problem });
    }
    case "tags": {
      const read = parseForm(severalForms.tags, texts);
      return read.ok ? succeed({ act, ...read.value }) : refuse({ errors: read.problem });
    }
    case "state": {
      const read = parseForm(severalForms.state, texts);
      return read.ok ? succeed({ act, ...read.value }) : refuse({ errors: read.problem });
    }
  }
}
