const LOOK_AGAIN_MS = 20;

/** As long as an answer takes at most; a cancelled request never says that it is over. */
const LONGEST_MS = 5_000;

/** Between two requests of a network, for everybody else. */
const REST_MS = 250;

interface Turn {
  request: object;
  parts: number;
  since: number;
  /** When its last part ended. */
  over: number;
}

/** Of this isolate, by network. */
const turns = new Map<string, Turn>();

/**
 * What costs much, of one request of a network at a time, so that the others' come between. `request` is the same for
 * all its parts. Who has waited for five seconds goes ahead.
 */
export async function inTurn<Answer>(network: string, request: object, work: () => Promise<Answer>): Promise<Answer> {
  const from = Date.now();
  while (isOthersTurn(network, request) && Date.now() - from < LONGEST_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  const held = turns.get(network);
  const turn = held?.request === request ? held : { request, parts: 0, since: Date.now(), over: 0 };
  turn.parts++;
  turns.set(network, turn);
  try {
    return await work();
  } finally {
    turn.parts--;
    turn.over = Date.now();
    forgetRested();
  }
}

// A timer of a request that has ended never comes.
function forgetRested(): void {
  for (const [network, { parts, over }] of turns)
    if (parts === 0 && Date.now() - over >= REST_MS) turns.delete(network);
}

function isOthersTurn(network: string, request: object): boolean {
  const turn = turns.get(network);
  if (turn === undefined || turn.request === request) return false;
  return turn.parts > 0 ? Date.now() - turn.since < LONGEST_MS : Date.now() - turn.over < REST_MS;
}
