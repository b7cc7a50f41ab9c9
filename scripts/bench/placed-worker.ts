export const FAR_MS = 40;
export const NEAR_MS = 5;

export const WAYS = ["beside it", "no sessions", "sessions", "moved"] as const;

/**
 * No trip to the database takes time · every trip does · reads of a session that may begin at a copy take the copy's · the Worker
 * stands beside the database, and the reader waits for it instead, once a request.
 */
export type Way = (typeof WAYS)[number];

/** The built Worker, with a database that is as far as the header X-Way says. */
export const placedWorker = `
import app from "./app.js";

const READS = /^\\s*(?:select|with)\\b/i;
const own = new WeakMap();
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

function placed(database, delayOf) {
  const late = async (reads, ask) => {
    await wait(delayOf(reads));
    return ask();
  };
  const wrap = (statement, reads) => {
    const wrapped = {
      bind: (...values) => wrap(statement.bind(...values), reads),
      all: () => late(reads, () => statement.all()),
    };
    own.set(wrapped, { statement, reads });
    return wrapped;
  };
  return {
    prepare: (query) => wrap(database.prepare(query), READS.test(query)),
    batch: (statements) => {
      const known = statements.map((statement) => own.get(statement));
      return late(known.every(({ reads }) => reads), () => database.batch(known.map(({ statement }) => statement)));
    },
  };
}

function databaseOf(database, way) {
  const far = () => ${FAR_MS};
  const delayOf = (start) => {
    if (way === "beside it" || way === "moved") return () => 0;
    if (way === "no sessions" || start === undefined || start === "first-primary") return far;
    return (reads) => (reads ? ${NEAR_MS} : ${FAR_MS});
  };
  const withSession = (start) => {
    const session = database.withSession(start);
    return { ...placed(session, delayOf(start)), getBookmark: () => session.getBookmark() };
  };
  return { ...placed(database, delayOf()), withSession };
}

export default {
  fetch: async (request, env, execution) => {
    const way = request.headers.get("X-Way");
    if (way === "moved") await wait(${FAR_MS});
    return app.fetch(request, { ...env, DB: databaseOf(env.DB, way) }, execution);
  },
};
`;
