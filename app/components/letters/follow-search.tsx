import { Link } from "@remix-run/react";
import { followingMessages } from "#messages/letters";
import { Button } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import { deviceSearches, useDeviceSearches } from "./device-searches";

/** Follows a search on this device. It needs the browser's storage, so it is not shown without scripts. */
export function FollowSearch({ search }: { search: string }) {
  const m = useMessages(followingMessages);
  const isOn = useDeviceSearches().includes(search);
  return (
    <div className="mt-5 flex max-w-[42rem] flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden print:hidden">
      <Button
        kind={isOn ? "quiet" : "primary"}
        aria-pressed={isOn}
        onClick={() => deviceSearches.change({ [isOn ? "remove" : "add"]: [search] })}
      >
        {isOn ? m.follows : m.follow}
      </Button>
      <p className="min-w-0 flex-1 text-note text-ink-soft">
        {m.followHint}{" "}
        <Link to="/following" className="text-fjord underline">
          {m.see}
        </Link>
      </p>
    </div>
  );
}
