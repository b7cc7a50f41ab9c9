/** The tokens of app/styles/tokens.css in the one notation that every mail client reads. */
export const LIGHT = {
  paper: "#fbf7f0",
  surface: "#fffdf9",
  line: "#e7decf",
  ink: "#211e1a",
  "ink-soft": "#5f574c",
  fjord: "#12564e",
  "on-fjord": "#fffdf9",
  amber: "#e9a23b",
};

export const DARK: typeof LIGHT = {
  paper: "#0f1819",
  surface: "#162223",
  line: "#283a3b",
  ink: "#f3ede1",
  "ink-soft": "#b3bdb6",
  fjord: "#84cdbe",
  "on-fjord": "#062320",
  amber: "#f3b75e",
};
