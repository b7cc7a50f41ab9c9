import { Form, Link, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { commonMessages } from "#messages/common";
import { followingMessages } from "#messages/letters";
import { FormProblems } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { useFormAnswer } from "~/components/send/use-form-answer";
import { Button, ButtonLink, buttonStyle } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Field } from "~/components/ui/field";
import { inputStyle, TextInput } from "~/components/ui/text-input";
import { deviceLists } from "~/components/favorites/device-favorites";
import { savedList, useIsInAccount } from "~/components/favorites/use-favorites";
import { EVENT_TYPES } from "~/domain/events/types";
import { MOST_FOLLOWED } from "~/domain/letters/letters";
import { DEFAULT_RADIUS_KM, RADII_KM } from "~/domain/search/limits";
import { useMessages } from "~/i18n/use-messages";
import type { FormAnswer } from "~/schemas/forms/answer";
import type { FollowedView } from "~/views/letters/followed";
import { ConsentBox } from "./choice-fields";
import { deviceSearches, useDeviceIds, useDeviceSearches } from "./device-searches";
import { FollowedList } from "./followed-list";

interface Props {
  /** What the account follows; null where nobody is signed in. */
  inAccount: FollowedView[] | null;
  answer: FormAnswer<"tooMany"> | undefined;
}

/** All that somebody follows, on this device and in the account. */
export function FollowingPage({ inAccount, answer }: Props) {
  const m = useMessages(followingMessages);
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-8 px-5 pt-5 pb-8 lg:pt-8">
      <div>
        <h1 className="text-page lg:text-display">{m.title}</h1>
        <p className="mt-2 text-lead text-ink-soft">{m.intro}</p>
      </div>
      {inAccount && <InAccount followed={inAccount} />}
      <OnDevice inAccount={inAccount} answer={answer} />
      <AddForm />
      <section aria-labelledby="by-mail" className="flex flex-col items-start gap-3 rounded-card bg-fjord-tint p-5">
        <h2 id="by-mail" className="text-section">
          {m.letters}
        </h2>
        <p>{m.lettersHint}</p>
        <ButtonLink to="/letters">{m.letters}</ButtonLink>
      </section>
    </div>
  );
}

function InAccount({ followed }: { followed: FollowedView[] }) {
  const m = useMessages(followingMessages);
  const isKept = useIsInAccount();
  const forgetHeart = (search: string) => {
    if (isKept && search.startsWith("organizer_id="))
      savedList("organizer").change({ remove: [search.slice("organizer_id=".length)] });
  };
  const isSending = useNavigation().formMethod === "POST";
  const searches = followed.filter(({ search }) => !search.startsWith("organizer_id="));
  return (
    <section aria-labelledby="in-account" className="flex flex-col gap-3">
      <h2 id="in-account" className="text-section">
        {m.inAccount}
      </h2>
      <p className="text-note text-ink-soft">{followed.length > 0 ? m.inAccountHint : m.nothingInAccount}</p>
      <FollowedList
        followed={followed}
        stop={({ search, name }) => (
          <PostForm failed={m.notDone} onDone={() => forgetHeart(search)} className="shrink-0">
            <input type="hidden" name="search" value={search} />
            <button
              type="submit"
              name="intent"
              value="unfollow"
              disabled={isSending}
              aria-label={m.stopNamed(name ?? search)}
              className={buttonStyle("quiet")}
            >
              {m.stop}
            </button>
          </PostForm>
        )}
      />
      {searches.length > 0 && (
        <PostForm failed={m.notDone}>
          <button type="submit" name="intent" value="forget" disabled={isSending} className={buttonStyle("quiet")}>
            {m.forget}
          </button>
        </PostForm>
      )}
    </section>
  );
}

function OnDevice({ inAccount, answer }: Props) {
  const m = useMessages(followingMessages);
  const searches = useDeviceSearches();
  const organizers = useDeviceIds("organizer");
  const all = [...organizers.map((id) => `organizer_id=${id}`), ...searches];
  const { named, isFailed } = useNames(all);
  const forget = (search: string) => {
    if (search.startsWith("organizer_id="))
      deviceLists.organizer.change({ remove: [search.slice("organizer_id=".length)] });
    else deviceSearches.change({ remove: [search] });
  };
  const followed = all.map((search) => named.get(search) ?? { search, name: m.nameless, to: null });
  const isLoading = named.size === 0 && !isFailed;
  const canMove = inAccount && all.some((search) => !inAccount.some((kept) => kept.search === search));
  return (
    <section aria-labelledby="on-device" className="flex flex-col gap-3">
      <h2 id="on-device" className="text-section">
        {m.onDevice}
      </h2>
      <p className="text-note text-ink-soft">{m.onDeviceHint}</p>
      <noscript>
        <p>{m.needsScript}</p>
      </noscript>
      {isFailed && <p role="alert">{m.failed}</p>}
      {all.length === 0 ? (
        inAccount?.length ? (
          <p>{m.nothingHere}</p>
        ) : (
          <EmptyState title={m.nothing} text={m.nothingHint} />
        )
      ) : isLoading ? (
        <p role="status">{m.loading}</p>
      ) : (
        <FollowedList
          followed={followed}
          stop={({ search, name }) => (
            <Button kind="quiet" aria-label={m.stopNamed(name ?? search)} onClick={() => forget(search)}>
              {m.stop}
            </Button>
          )}
        />
      )}
      {canMove && <MoveForm searches={searches} organizers={organizers} answer={answer} />}
    </section>
  );
}

/** Stores the device's list in the account: asked for with words and a tick, never by itself. */
function MoveForm({
  searches,
  organizers,
  answer,
}: {
  searches: readonly string[];
  organizers: readonly string[];
  answer: Props["answer"];
}) {
  const m = useMessages(followingMessages);
  const form = useFormAnswer(answer);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <PostForm
      failed={m.notDone}
      onDone={() => deviceSearches.change({ remove: searches })}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5"
    >
      <h3 className="text-title">{m.move}</h3>
      <FormProblems form={form} labels={{ consent: m.moveConsent }} problems={{ tooMany: m.tooMany }} />
      <p>{m.moveText}</p>
      <input type="hidden" name="intent" value="keep" />
      <input type="hidden" name="searches" value={JSON.stringify(searches.slice(0, MOST_FOLLOWED))} />
      <input type="hidden" name="organizer_ids" value={JSON.stringify(organizers.slice(0, MOST_FOLLOWED))} />
      <ConsentBox form={form}>{m.moveConsent}</ConsentBox>
      <p>
        <Button type="submit" disabled={isSending}>
          {m.moveButton}
        </Button>
      </p>
    </PostForm>
  );
}

/** Leads to the page of a search, where it can be followed. */
function AddForm() {
  const m = useMessages(followingMessages);
  const { eventTypes } = useMessages(commonMessages);
  return (
    <section aria-labelledby="add" className="rounded-card border border-line bg-surface p-5">
      <h2 id="add" className="mb-4 text-section">
        {m.add}
      </h2>
      <Form action="/abonner" className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={m.type} name="type">
          {(control) => (
            <select {...control} className={inputStyle()}>
              <option value="">{m.anyType}</option>
              {EVENT_TYPES.map((type) => (
                <option key={type} value={type}>
                  {eventTypes[type]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={m.place} name="near">
          {(control) => <TextInput {...control} autoComplete="off" />}
        </Field>
        <Field label={m.radius} name="radius_km">
          {(control) => (
            <select {...control} defaultValue={DEFAULT_RADIUS_KM} className={inputStyle()}>
              {RADII_KM.map((km) => (
                <option key={km} value={km}>
                  {m.km(km)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <p className="self-end">
          <Button type="submit" kind="quiet">
            {m.next}
          </Button>
        </p>
      </Form>
      <p className="mt-4">
        <Link to="/organizations" className="text-fjord underline">
          {m.organizers}
        </Link>
      </p>
    </section>
  );
}

interface Names {
  named: ReadonlyMap<string, FollowedView>;
  isFailed: boolean;
}

/** Asks what searches are called: only the server knows places and congregations. They are not stored. */
function useNames(searches: readonly string[]): Names {
  const [names, setNames] = useState<Names>({ named: new Map(), isFailed: false });
  const asked = JSON.stringify(searches);
  useEffect(() => {
    if (asked === "[]") return;
    let isWanted = true;
    requestNames(asked).then(
      (found) => isWanted && setNames({ named: new Map(found.map((each) => [each.search, each])), isFailed: false }),
      () => isWanted && setNames(({ named }) => ({ named, isFailed: true })),
    );
    return () => void (isWanted = false);
  }, [asked]);
  return names;
}

async function requestNames(asked: string): Promise<FollowedView[]> {
  const response = await fetch("/api/followed-searches", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: `{"searches":${asked}}`,
  });
  if (!response.ok) throw new Error(`/api/followed-searches: ${response.status}`);
  return response.json<FollowedView[]>();
}
