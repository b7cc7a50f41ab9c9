import { CalendarDays, Church, Ellipsis, FilePenLine, FileText, ImagePlus, MapPin, Repeat } from "lucide-react";
import type { MouseEvent } from "react";
import { eventFormMessages } from "#messages/event-form";
import { eventLineMessages } from "#messages/event-line";
import { PracticalSection } from "~/components/facts/practical-section";
import { HelpMark } from "~/components/help/help-mark";
import { ImageField } from "~/components/image/image-field";
import { type EventFormState, fieldOf } from "~/components/send/form-state";
import { SeriesRuleFields } from "~/components/series/series-rule-fields";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { FormRow } from "~/components/ui/form-row";
import { useHydrated } from "~/components/ui/use-hydrated";
import { calendarDayIn } from "~/domain/time/days-and-moments";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { EventFormView } from "~/views/events/form";
import { HostsSection } from "./hosts-section";
import type { RowsByHand } from "./one-line/use-rows-by-hand";
import { OtherTextSection } from "./other-text-section";
import { chosenImage } from "./preview-of";
import { PublishSection } from "./publish-section";
import { isDayAsked, lackingIn, ROW_FIELDS, type RowName } from "./rows";
import type { PlaceChoice } from "./use-place-choice";
import { useRowValues } from "./use-row-values";
import { WebsiteField } from "./website-field";
import { EventDescriptionField, TagsField, TitleField, TypeChoice } from "./what-fields";
import { WhenFields } from "./when-fields";
import { WhereFields } from "./where-fields";

interface Props {
  state: EventFormState;
  view: EventFormView;
  place: PlaceChoice;
  rows: RowsByHand;
}

const CARD = "divide-y divide-line rounded-card border border-line bg-surface";

export function EventRows({ state, view, place, rows: { asked, isSaid, accept } }: Props) {
  const m = useMessages(eventLineMessages);
  const form = useMessages(eventFormMessages);
  const isHydrated = useHydrated();
  const isProposed = (name: string) => isHydrated && view.kind === "new" && !isSaid(name);
  const values = useRowValues(state.draft, view, isProposed);
  const { values: typed, errorOf, image, isReturned, answer } = state;
  const row = (name: RowName) => {
    const { text, isSet, proposed } = values[name];
    const questions = asked?.[name] ?? [];
    const lacking = lackingIn(name, state.draft);
    // Whoever chose that it repeats has begun to fill it in.
    const isBegun = asked !== null || name === "rhythm";
    const lacks = isBegun && questions.length === 0 && lacking !== null ? m.doubts[lacking] : null;
    return {
      name,
      label: m.rows[name],
      hasProblem: ROW_FIELDS[name].some((field) => errorOf(field)) || (name === "image" && image !== undefined),
      answer,
      value: isSet ? text : (lacks ?? text),
      isSet,
      isOptional: !isSet && lacking === null,
      asks: questions.length > 0 || lacks !== null || /^day/.test(proposed ?? ""),
      asked: [
        ...questions.map(({ from, doubt }) => m.asked(from, m.doubts[doubt])),
        ...(isSet && lacks !== null ? [lacks] : []),
        ...(proposed ? [m.proposals[proposed]] : []),
      ],
    };
  };
  const inPlace = row("place");
  // The question is answered beside its row.
  const hasAnswers = asked?.["place"]?.some(({ doubt }) => doubt === "room_only");
  return (
    <>
      <div className={CARD}>
        <FormRow {...row("title")} Icon={FilePenLine}>
          <TitleField state={state} />
        </FormRow>
        <FormRow {...row("when")} Icon={CalendarDays} keepsRoom>
          <WhenFields state={state} view={view} isDayAsked={isDayAsked(asked)} />
        </FormRow>
        {view.id === null && (
          <FormRow {...row("rhythm")} Icon={Repeat}>
            <RecurrenceFields state={state} view={view} />
          </FormRow>
        )}
        <div>
          <FormRow {...inPlace} asks={inPlace.asks && !hasAnswers} Icon={MapPin}>
            <WhereFields state={state} view={view} choice={place} />
          </FormRow>
          {hasAnswers && (
            <div data-asks className="flex flex-wrap gap-2 px-4 pb-3">
              <Button kind="quiet" onClick={() => accept("place")}>
                {m.isOurs}
              </Button>
              <Button kind="quiet" onClick={askElsewhere}>
                {m.isElsewhere}
              </Button>
            </div>
          )}
        </div>
        <FormRow {...row("type")} Icon={Church}>
          <TypeChoice value={typed.event_type} error={errorOf("event_type")} />
        </FormRow>
        <FormRow {...row("description")} Icon={FileText}>
          <EventDescriptionField state={state} />
        </FormRow>
      </div>
      <div className={CARD}>
        <FormRow {...row("image")} Icon={ImagePlus} picture={chosenImage(state.draft)}>
          <ImageField
            name="image"
            kind="event"
            about="picture"
            current={typed.image || null}
            error={image}
            isReturned={isReturned}
            alt={{ label: form.fields.image_alt, value: typed.image_alt, error: errorOf("image_alt") }}
          />
        </FormRow>
      </div>
      <div className={CARD}>
        <FormRow {...row("more")} Icon={Ellipsis} isFold>
          <MoreFields state={state} view={view} />
        </FormRow>
      </div>
    </>
  );
}

function askElsewhere({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const name = currentTarget.form?.elements.namedItem("location_name");
  if (!(name instanceof HTMLInputElement)) return;
  name.closest("details")?.setAttribute("open", "");
  name.select();
}

export function RecurrenceFields({
  state,
  view,
}: {
  state: EventFormState;
  view: Pick<EventFormView, "hold" | "weekdays" | "months">;
}) {
  const m = useMessages(eventFormMessages);
  const { values, draft } = state;
  const startDay = calendarDayIn(draft.start_date);
  return (
    <div className="rounded-field bg-sunk p-4 sm:p-5">
      <label className="peer flex min-h-11 items-center gap-3 text-lead font-semibold">
        <input
          type="checkbox"
          name="is_recurring"
          defaultChecked={Boolean(values.is_recurring)}
          className="size-5 accent-fjord"
        />
        <Repeat aria-hidden="true" className="text-fjord" />
        {m.repeat}
      </label>
      <p className="mt-1 text-note text-ink-soft">{m.repeatHint}</p>
      <div className="mt-4 hidden flex-col gap-5 peer-has-checked:flex">
        <SeriesRuleFields state={state} startDay={startDay} names={view} hold={view.hold} standing={null} />
      </div>
    </div>
  );
}

function MoreFields({ state, view }: { state: EventFormState; view: EventFormView }) {
  const m = useMessages(eventFormMessages);
  const { values, errorOf } = state;
  return (
    <>
      <TagsField state={state} />
      <PracticalSection values={values} errorOf={errorOf} organizer={view.organizer} />
      <TextField
        label={m.fields.speaker_band}
        {...fieldOf(state, "speaker_band")}
        help={<HelpMark about="speaker" label={m.fields.speaker_band} />}
        isOptional
        maxLength={MAX_LENGTH.name}
        autoComplete="off"
      />
      <WebsiteField value={values.external_url} error={errorOf("external_url")} />
      <OtherTextSection state={state} languages={view.languages} />
      <HostsSection id={view.id} organizerId={view.organizer.id} value={values["hosts"]} />
      {view.canWait && <PublishSection state={state} view={view} />}
    </>
  );
}
