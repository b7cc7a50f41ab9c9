import { mapMessages } from "~/i18n/map";
import { useMessages } from "~/i18n/use-messages";
import { MapPin } from "./map-pin";

interface Props {
  title: string;
  address: string | null;
  /** What to say under the address: that the map is coming, or that there is none. */
  note: "loadingMap" | "unavailable" | null;
}

/** What stands where the map will be, or would be. */
export function AddressBox({ title, address, note }: Props) {
  const m = useMessages(mapMessages);
  return (
    <div className="grid h-full place-content-center justify-items-center gap-1 p-6 text-center">
      <MapPin className="mb-2 h-12 w-9 opacity-80" />
      <h2 className="text-xl">{m.location}</h2>
      <p className="font-semibold">{title}</p>
      {address && <p className="text-ink-soft">{address}</p>}
      <p role="status" className="min-h-6 type-15 text-ink-soft">
        {note && m[note]}
      </p>
    </div>
  );
}
