/*
 * Keeps a screen true: every few seconds by its own clock (what is over goes, what goes on is marked, at night it is
 * dark), every few minutes by the server. Without network it shows what it has; that is kept for when it starts anew.
 */
(() => {
  const PAINT_MS = 5_000;
  const REFRESH_MS = 5 * 60_000;
  const RETRY_MS = 60_000;
  const LOAD_ANEW_MS = 3_600_000;
  const SAID_OLD_MS = 6 * 3_600_000;
  /* A dark screen is lit so long before something begins, unless that takes days. */
  const LIT_BEFORE_MS = 3_600_000;
  const DAYS_MS = 18 * 3_600_000;
  const ZONE = "Europe/Oslo";
  const KEPT = `samling-screen ${location.pathname}${location.search}`;

  const root = document.documentElement;
  const style = document.querySelector("style").textContent;
  let main = document.querySelector("main");
  let refreshedAt = 0;
  let triedAt = 0;

  const inOslo = (moment, options, language = "en-GB") =>
    new Intl.DateTimeFormat(language, { timeZone: ZONE, ...options }).format(moment);
  /* YYYY-MM-DD. */
  const dayOf = (moment) => inOslo(moment, { year: "numeric", month: "2-digit", day: "2-digit" }, "sv-SE");
  const part = (name) => main.querySelector(name);

  function write(element, text) {
    if (element.textContent !== text) element.textContent = text;
  }

  function isNight(now, events) {
    const { darkFrom, darkTo } = main.dataset;
    if (darkFrom === undefined) return false;
    const [hour, from, to] = [Number(inOslo(now, { hour: "2-digit" })), Number(darkFrom), Number(darkTo)];
    if (from < to ? hour < from || hour >= to : hour < from && hour >= to) return false;
    return !events.some(({ dataset: { start, end, off } }) => {
      const isShort = Number(end) - Number(start) < DAYS_MS;
      return off === undefined && isShort && Number(start) - now < LIT_BEFORE_MS;
    });
  }

  function paint() {
    const now = Date.now();
    const { numbers, today, tomorrow, now: going, fetched, made } = main.dataset;
    const days = new Map([
      [dayOf(now), today],
      [dayOf(now + 24 * 3_600_000), tomorrow],
    ]);
    const events = [...main.querySelectorAll("li")].filter((event) => {
      const { start, end, day, off } = event.dataset;
      event.hidden = Number(end) <= now;
      const isOn = off === undefined && Number(start) <= now;
      event.classList.toggle("on", isOn);
      const shown = event.querySelector(".day");
      write(shown, isOn ? going : (days.get(day) ?? shown.dataset.day));
      return !event.hidden;
    });
    part(".none").hidden = events.length > 0;
    write(part(".clock"), inOslo(now, { hour: "2-digit", minute: "2-digit" }));
    write(part(".date"), inOslo(now, { weekday: "long", day: "numeric", month: "long" }, numbers));
    const isOld = now - Number(made) > SAID_OLD_MS;
    part(".fetched").hidden = !isOld;
    const when = { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" };
    if (isOld) write(part(".fetched"), fetched.replace("#", inOslo(Number(made), when, numbers)));
    root.toggleAttribute("data-dark", isNight(now, events));
    /* Only whole ones are shown. */
    const room = part("section").getBoundingClientRect().bottom;
    for (const event of events) event.classList.remove("beyond");
    for (const event of events) event.classList.toggle("beyond", event.getBoundingClientRect().bottom > room + 1);
  }

  function show(next) {
    main.replaceWith(next);
    main = next;
    paint();
  }

  const STYLE = /<style>(.*?)<\/style>/s;
  const styleIn = (html) => STYLE.exec(html)?.[1];
  /* Without the style, which the policy of this page may not know. */
  const mainIn = (html) =>
    new DOMParser().parseFromString(html.replace(STYLE, ""), "text/html").querySelector("main[data-made]");

  function recall() {
    try {
      const kept = mainIn(localStorage.getItem(KEPT) ?? "");
      if (kept && Number(kept.dataset.made) > Number(main.dataset.made)) show(document.adoptNode(kept));
    } catch {
      /* Without storage, it starts with what the browser has of the page. */
    }
  }

  function keep() {
    try {
      localStorage.setItem(KEPT, main.outerHTML);
    } catch {
      /* As above. */
    }
  }

  /* Nothing is there any longer: nor here. The next start says why. */
  function forget() {
    try {
      localStorage.removeItem(KEPT);
    } catch {
      /* As above. */
    }
    for (const event of main.querySelectorAll("li")) event.remove();
    paint();
  }

  /* The page itself is another one; at most once an hour, lest it goes on for ever. */
  function loadAnew(now) {
    if (now - Number(sessionStorage.getItem(KEPT)) < LOAD_ANEW_MS) return;
    sessionStorage.setItem(KEPT, String(now));
    location.reload();
  }

  async function refresh() {
    const now = Date.now();
    if (now - triedAt < RETRY_MS || now - refreshedAt < REFRESH_MS) return;
    triedAt = now;
    try {
      const answer = await fetch(location.href, { cache: "no-cache", signal: AbortSignal.timeout(30_000) });
      if (answer.status === 404) forget();
      if (!answer.ok) return;
      const html = await answer.text();
      const next = mainIn(html);
      if (!next) return;
      refreshedAt = now;
      show(document.adoptNode(next));
      keep();
      if (styleIn(html) !== style) loadAnew(now);
    } catch {
      /* No network, or no storage: what stands here stays. */
    }
  }

  /* Not where a page of ours only shows how it looks. */
  async function stayAwake() {
    if (top !== self) return;
    try {
      await navigator.wakeLock?.request("screen");
    } catch {
      /* The device decides. */
    }
  }

  recall();
  paint();
  void refresh();
  void stayAwake();
  setInterval(() => {
    paint();
    void refresh();
  }, PAINT_MS);
  addEventListener("online", () => {
    triedAt = 0;
    void refresh();
  });
  addEventListener("resize", paint);
  document.fonts.ready.then(paint);
  document.addEventListener("visibilitychange", () => document.hidden || void stayAwake());
  addEventListener("click", () => void root.requestFullscreen?.().catch(() => null));
})();
