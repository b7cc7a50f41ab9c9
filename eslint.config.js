import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const UNIX_TIME =
  "Unix seconds are made and read by unixSeconds(), firstUnixSecondFrom() and dateFromUnix() in app/domain/time/unix-time.ts.";

const onlyInUnixTime = [
  {
    selector:
      "BinaryExpression[operator='/'][right.value=1000] > CallExpression[callee.property.name=/^(getTime|now)$/]",
    message: UNIX_TIME,
  },
  {
    selector: "NewExpression[callee.name='Date'] > BinaryExpression.arguments[operator='*'][right.value=1000]",
    message: UNIX_TIME,
  },
];

export default tseslint.config(
  { ignores: ["build/", "node_modules/", ".wrangler/", "public/", "shots/", "migrations/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.{js,mjs,ts,tsx}"],
    rules: {
      eqeqeq: "error",
      "no-console": ["error", { allow: ["error", "info"] }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
    },
  },
  {
    files: ["**/*.ts", "test/**/*.tsx"],
    ignores: ["app/domain/time/unix-time.ts"],
    rules: { "no-restricted-syntax": ["error", ...onlyInUnixTime] },
  },
  {
    files: ["**/*.{ts,tsx}"],
    // The rules that need types stand in .oxlintrc.json: oxlint takes a fifth of the time over them.
    extends: [...tseslint.configs.recommended],
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "no-restricted-properties": [
        "error",
        { object: "URL", property: "canParse", message: "Node 20 gets it wrong for æ, ø and å: use parseUrl()." },
      ],
      // The package would still be imported, and come into the browser whole.
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-empty-object-type": ["error", { allowInterfaces: "with-single-extends" }],
    },
  },
  {
    files: ["app/**/*.tsx"],
    plugins: { "react-hooks": reactHooks },
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      ...reactHooks.configs.recommended.rules,
      // Lists that scroll sideways are reached and moved by keyboard.
      "jsx-a11y/no-noninteractive-tabindex": ["error", { tags: ["ul", "pre"], roles: ["region", "tabpanel"] }],
      "no-restricted-syntax": [
        "error",
        ...onlyInUnixTime,
        {
          selector: "JSXAttribute[name.name='style']",
          message: "The Content-Security-Policy forbids style attributes: use classes.",
        },
        {
          selector: "JSXOpeningElement[name.name='Form'] > JSXAttribute[name.name='method'][value.value='post']",
          message: "A form that is posted is a PostForm: it keeps what was typed when it cannot be sent.",
        },
        {
          selector: "ImportSpecifier[imported.name='useActionData']",
          message: "useAnswer() tells what the server answered apart from what was never sent.",
        },
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: "Only with a reason that a reviewer can read.",
        },
      ],
    },
  },
  { files: ["scripts/**", "test/**"], rules: { "no-console": "off" } },
);
