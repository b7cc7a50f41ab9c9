/*
 * Samling on other sites:
 *
 *   <script async src="https://…/embed.js"></script>
 *   <samling-events organizer="…" count="8"></samling-events>
 *
 * Its attributes are the parameters of /embed/events. Frames of Samling that stand on the page already
 * are made as high as their content, too.
 */
(() => {
  const { origin } = new URL(document.currentScript.src);
  const PARAMETERS = {
    organizer: "organizer_id",
    show: "show",
    count: "count",
    type: "type",
    q: "q",
    near: "near",
    radius: "radius_km",
    when: "when",
    fact: "fact",
    family: "family",
    language: "language",
    theme: "theme",
    accent: "accent",
    lang: "lang",
  };
  const FIRST_HEIGHT = 480;
  const MOST_HEIGHT = 20_000;

  class SamlingEvents extends HTMLElement {
    static observedAttributes = Object.keys(PARAMETERS);

    connectedCallback() {
      this.show();
    }

    attributeChangedCallback() {
      if (this.isConnected) this.show();
    }

    show() {
      const address = new URL("/embed/events", origin);
      for (const [attribute, name] of Object.entries(PARAMETERS)) {
        const value = this.getAttribute(attribute);
        if (value) address.searchParams.set(name, value);
      }
      let frame = this.querySelector("iframe");
      if (frame?.src === address.href) return;
      if (!frame) {
        frame = document.createElement("iframe");
        frame.title = this.getAttribute("title") || "Arrangementer fra Samling";
        frame.loading = "lazy";
        frame.style.cssText = `display:block;width:100%;height:${FIRST_HEIGHT}px;border:0`;
      }
      frame.src = address.href;
      if (!frame.isConnected) this.replaceChildren(frame);
    }
  }

  addEventListener("message", ({ origin: from, source, data }) => {
    const height = data?.samlingHeight;
    if (from !== origin || !Number.isInteger(height) || height < 1 || height > MOST_HEIGHT) return;
    for (const frame of document.querySelectorAll("iframe"))
      if (frame.contentWindow === source) frame.style.height = `${height}px`;
  });

  // A frame may have told its height before anybody listened. One that has not come yet is still of the page's own origin.
  const ask = (frame) => {
    if (!URL.canParse(frame.src) || new URL(frame.src).origin !== origin) return;
    if (frame.contentDocument?.URL === "about:blank") return;
    frame.contentWindow?.postMessage({ samlingAsks: "height" }, origin);
  };
  for (const frame of document.querySelectorAll("iframe")) ask(frame);
  document.addEventListener("load", ({ target }) => target.localName === "iframe" && ask(target), true);

  if (!customElements.get("samling-events")) customElements.define("samling-events", SamlingEvents);
})();
