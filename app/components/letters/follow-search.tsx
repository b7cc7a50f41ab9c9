import { Link } from "@remix-run/react";
import { useState } from "react";
import { followingMessages } from "#messages/letters";
import { Button } from "~/components/ui/button";
import { MOST_FOLLOWED } from "~/domain/letters/letters";
import { useMessages } from "~/i18n/use-messages";
import { deviceSearches, followOnDevice, useDeviceSearches } from "./device-searches";

/** On this device. Not shown without scripts, because it needs the browser's storage. */
export function FollowSearch({ search }: { search: string }) {
  const m = useMessages(followingMessages);
  const searches = useDeviceSearches();
  const isOn = searches.includes(search);
  const [wasFull, setFull] = useState(false);
  return (
    <div className="mt-5 flex max-w-[42rem] flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden print:hidden">
      <Button
        kind={isOn ? "quiet" : "primary"}
        aria-pressed={isOn}
        onClick={() => (isOn ? deviceSearches.change({ remove: [search] }) : setFull(!followOnDevice(search)))}
      >
        {isOn ? m.follows : m.follow}
      </Button>
      <p className="min-w-0 flex-1 basis-52 text-note text-ink-soft">
        <span role="alert" className="empty:hidden">
          {wasFull && searches.length >= MOST_FOLLOWED && `${m.full(MOST_FOLLOWED)} `}
        </span>
        {m.followHint}{" "}
        <Link to="/following" className="text-fjord underline">
          {m.see}
        </Link>
      </p>
    </div>
  );
}
