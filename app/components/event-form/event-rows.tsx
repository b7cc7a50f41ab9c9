import { CalendarDays, Church, Ellipsis, FilePenLine, FileText, ImagePlus, MapPin, Repeat } from "lucide-react";
import { eventLineMessages } from "#messages/event-line";
import { ImageField } from "~/components/image/image-field";
import type { EventFormState } from "~/components/send/form-state";
import { useMessages } from "~/i18n/use-messages";
import type { EventFormView } from "~/views/events/form";
import { FormRow } from "./form-row";
import { MoreFields } from "./more-fields";
import type { Asked } from "./one-line/use-rows-by-hand";
import { chosenImage } from "./preview-of";
import { RecurrenceFields } from "./recurrence-fields";
import { lackingIn, type RowName } from "./rows";
import type { PlaceChoice } from "./use-place-choice";
import { useRowValues } from "./use-row-values";
import { EventDescriptionField, TitleField, TypeChoice } from "./what-fields";
import { WhenFields } from "./when-fields";
import { WhereFields } from "./where-fields";

interface Props {
  state: EventFormState;
  view: EventFormView;
  place: PlaceChoice;
  asked: Asked | null;
}

const CARD = "divide-y divide-line rounded-card border border-line bg-surface";

export function EventRows({ state, view, place, asked }: Props) {
  const m = useMessages(eventLineMessages);
  const values = useRowValues(state.draft, view);
  const mayLackDescription = view.id !== null && !view.values.description;
  const row = (name: RowName) => {
    const { text, isSet } = values[name];
    const said = asked?.[name] ?? [];
    const lacking = name === "description" && mayLackDescription ? null : lackingIn(name, state.draft);
    const isQuestion = said.some(({ doubt }) => doubt !== "end_proposed");
    const lacks = asked !== null && !isQuestion && lacking !== null ? m.doubts[lacking] : null;
    return {
      name,
      state,
      value: isSet ? text : (lacks ?? text),
      isSet,
      isOptional: !isSet && lacking === null,
      asks: isQuestion || lacks !== null,
      asked: [
        ...said.map(({ from, doubt }) => (doubt === "end_proposed" ? m.endProposed : m.asked(from, m.doubts[doubt]))),
        ...(isSet && lacks !== null ? [lacks] : []),
      ],
    };
  };
  const { values: typed, errorOf, image, isReturned } = state;
  return (
    <>
      <div className={CARD}>
        <FormRow {...row("title")} Icon={FilePenLine}>
          <TitleField state={state} />
        </FormRow>
        <FormRow {...row("when")} Icon={CalendarDays}>
          <WhenFields state={state} view={view} />
        </FormRow>
        {view.id === null && (
          <FormRow {...row("rhythm")} Icon={Repeat}>
            <RecurrenceFields state={state} view={view} />
          </FormRow>
        )}
        <FormRow {...row("place")} Icon={MapPin}>
          <WhereFields state={state} view={view} choice={place} />
        </FormRow>
        <FormRow {...row("type")} Icon={Church}>
          <TypeChoice value={typed.event_type} error={errorOf("event_type")} />
        </FormRow>
        <FormRow {...row("description")} Icon={FileText}>
          <EventDescriptionField state={state} isOptional={mayLackDescription} />
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
          />
        </FormRow>
      </div>
      <div className={CARD}>
        <FormRow {...row("more")} Icon={Ellipsis}>
          <MoreFields state={state} view={view} />
        </FormRow>
      </div>
    </>
  );
}
