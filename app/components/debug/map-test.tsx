import { Form } from "@remix-run/react";
import { useId } from "react";
import { debugMessages } from "#messages/debug";
import { EventMap } from "~/components/map/event-map";
import { Button } from "~/components/ui/button";
import { TextInput } from "~/components/ui/text-input";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { AddressTraceView } from "~/views/places/trace";
import { DebugPage } from "./debug-page";
import { DebugFacts } from "./facts";

export function MapTest({ view }: { view: AddressTraceView }) {
  const m = useMessages(debugMessages).map;
  const id = useId();
  const { address, position, attribution } = view;
  return (
    <DebugPage title={m.title} intro={m.intro}>
      <Form className="mb-6 flex flex-wrap items-end gap-2.5">
        <label htmlFor={id} className="w-full font-semibold">
          {m.address}
        </label>
        <TextInput
          key={address}
          id={id}
          name="address"
          defaultValue={address}
          maxLength={MAX_LENGTH.address}
          className="flex-1 basis-60"
        />
        <Button type="submit" className="min-h-12">
          {m.find}
        </Button>
      </Form>
      <DebugFacts facts={view.facts} />
      {position && (
        <>
          <h2 className="mt-8 mb-3 text-section">{m.withPosition}</h2>
          <EventMap
            key={`known ${address}`}
            title={m.withPosition}
            address={address}
            position={position}
            attribution={attribution}
          />
        </>
      )}
      <h2 className="mt-8 mb-3 text-section">{m.withoutPosition}</h2>
      <EventMap
        key={`found ${address}`}
        title={m.withoutPosition}
        address={address}
        position={null}
        attribution={attribution}
      />
    </DebugPage>
  );
}
