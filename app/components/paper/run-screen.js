/*
 * Keeps a screen true: every few seconds by the clock (what is over goes, what goes on is marked, at night it is dark),
 * every few minutes by the server. Without network it shows what it has; that is kept for when it starts anew.
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
  /* A device's clock that is so wrong is not used. */
  const WRONG_MS = 3 * 60_000;
  /* As many events have their pictures fetched ahead: at night there may be no network. */
  const PICTURED = 12;
  const ZONE = "Europe/Oslo";
  const KEPT = `samling-screen ${location.pathname}${location.search}`;
  const KEPT_CLOCK = "samling-clock";

  const root = document.documentElement;
  const style = document.querySelector("style").textContent;
  let main = document.querySelector("main");
  /* By the time since the page was loaded, which nobody sets. */
  let refreshedAt = -Infinity;
  let triedAt = -Infinity;
  /* Milliseconds from the device's clock to the server's; 0 where they agree. */
  let offset = 0;
  let paintedAt = { clock: Date.now(), run: performance.now() };

  const time = () => Date.now() + offset;

  const inOslo = (moment, options, language = "en-GB") =>
    new Intl.DateTimeFormat(language, { timeZone: ZONE, ...options }).format(moment);
  /* YYYY-MM-DD. */
  const dayOf = (moment) => inOslo(moment, { year: "numeric", month: "2-digit", day: "2-digit" }, "sv-SE");
  /* "tirsdag 24. november" */
  const dateOf = (moment, options) => {
    const weekday = main.dataset.weekdays.split(",")[(new Date(dayOf(moment)).getUTCDay() + 6) % 7];
    const date = inOslo(moment, { day: "numeric", month: "long", ...options }, main.dataset.numbers);
    return `${weekday} ${date}`;
  };
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
    const now = time();
    const { today, tomorrow, now: going, fetched, made, none, unknown } = main.dataset;
    /* A clock that is before what was fetched is wrong, and there was no network yet to set it. */
    const isKnown = now > Number(made) - WRONG_MS;
    const days = new Map([
      [isKnown && dayOf(now), today],
      [isKnown && dayOf(now + 24 * 3_600_000), tomorrow],
    ]);
    const events = [...main.querySelectorAll("li")].filter((event) => {
      const { start, end, day, off } = event.dataset;
      event.hidden = isKnown && Number(end) <= now;
      const isOn = isKnown && off === undefined && Number(start) <= now;
      event.classList.toggle("on", isOn);
      const shown = event.querySelector(".day");
      write(shown, isOn ? going : (days.get(day) ?? shown.dataset.day));
      return !event.hidden;
    });
    const isOld = now - Number(made) > SAID_OLD_MS;
    part(".none").hidden = events.length > 0;
    write(part(".none"), isOld ? unknown : none);
    write(part(".clock"), isKnown ? inOslo(now, { hour: "2-digit", minute: "2-digit" }) : "");
    write(part(".date"), isKnown ? dateOf(now).replace(/ (?=\S+$)/, "\u00a0") : "");
    showPicture(events);
    part(".fetched").hidden = !isOld;
    if (isOld)
      write(part(".fetched"), fetched.replace("#", dateOf(Number(made), { hour: "2-digit", minute: "2-digit" })));
    root.toggleAttribute("data-dark", isNight(now, events));
    /* Only whole ones are shown. */
    const room = part("section").getBoundingClientRect().bottom;
    for (const event of events) event.classList.remove("beyond");
    for (const event of events) event.classList.toggle("beyond", event.getBoundingClientRect().bottom > room + 1);
  }

  /* Of what comes first, where it has been fetched; without it there is the clock alone. */
  function showPicture(events) {
    for (const event of events.slice(0, PICTURED)) pictureOf(event);
    const first = events.find(({ dataset }) => dataset.off === undefined);
    const picture = first && pictureOf(first);
    const shown = part(".arch img");
    if (picture !== shown) shown?.remove();
    if (picture && picture !== shown) part(".arch").prepend(picture);
    part(".arch").classList.toggle("pictured", Boolean(picture));
  }

  const pictures = new Map();

  function pictureOf({ dataset: { picture } }) {
    let image = pictures.get(picture);
    if (!image && picture) {
      image = Object.assign(new Image(), { alt: "", onload: paint, src: picture });
      pictures.set(picture, image);
    }
    return image?.complete && image.naturalWidth > 0 ? image : undefined;
  }

  /* Those that nothing shows any longer, and those that could not be fetched: they are asked for again. */
  function forgetPictures() {
    const wanted = new Set([...main.querySelectorAll("li")].map(({ dataset }) => dataset.picture));
    for (const [address, image] of pictures)
      if (!wanted.has(address) || (image.complete && image.naturalWidth === 0)) pictures.delete(address);
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
      offset = Number(localStorage.getItem(KEPT_CLOCK)) || 0;
    } catch {
      /* Without storage, it starts with what the browser has of the page. */
    }
  }

  /* The server's clock where the device's is wrong; the difference is kept for a start without network. */
  function setClock(answer) {
    const moment = Date.parse(answer.headers.get("X-Server-Time") ?? "");
    if (Number.isNaN(moment)) return;
    const difference = moment - Date.now();
    offset = Math.abs(difference) < WRONG_MS ? 0 : difference;
    try {
      localStorage.setItem(KEPT_CLOCK, String(offset));
    } catch {
      /* As above. */
    }
  }

  /* The device's clock was set, or the device slept: what was known of it is no longer true. */
  function noticeJumps() {
    const now = { clock: Date.now(), run: performance.now() };
    if (Math.abs(now.clock - paintedAt.clock - (now.run - paintedAt.run)) > WRONG_MS) {
      refreshedAt = -Infinity;
      triedAt = -Infinity;
    }
    paintedAt = now;
  }

  function keep() {
    try {
      const kept = main.cloneNode(true);
      kept.querySelector(".arch img")?.remove();
      localStorage.setItem(KEPT, kept.outerHTML);
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
  function loadAnew() {
    if (Math.abs(time() - Number(sessionStorage.getItem(KEPT))) < LOAD_ANEW_MS) return;
    sessionStorage.setItem(KEPT, String(time()));
    location.reload();
  }

  async function refresh() {
    const now = performance.now();
    if (now - triedAt < RETRY_MS || now - refreshedAt < REFRESH_MS) return;
    triedAt = now;
    try {
      const answer = await fetch(location.href, { cache: "no-cache", signal: AbortSignal.timeout(30_000) });
      setClock(answer);
      if (answer.status === 404) forget();
      if (!answer.ok) return;
      const html = await answer.text();
      const next = mainIn(html);
      if (!next) return;
      refreshedAt = now;
      show(document.adoptNode(next));
      keep();
      forgetPictures();
      if (styleIn(html) !== style) loadAnew();
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
    noticeJumps();
    paint();
    void refresh();
  }, PAINT_MS);
  addEventListener("online", () => {
    triedAt = -Infinity;
    void refresh();
  });
  addEventListener("resize", paint);
  document.fonts.ready.then(paint);
  document.addEventListener("visibilitychange", () => document.hidden || void stayAwake());
  addEventListener("click", () => void root.requestFullscreen?.().catch(() => null));
})();
