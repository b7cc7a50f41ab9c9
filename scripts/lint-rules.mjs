// The linter's rules that are this product's own: a selector of ESLint's, and what is said where it matches.
const UNIX_TIME =
  "Unix seconds are made and read by unixSeconds(), firstUnixSecondFrom() and dateFromUnix() in app/domain/time/days-and-moments.ts.";

const RULES = {
  "seconds-from-dates": [
    "BinaryExpression[operator='/'][right.value=1000] > CallExpression[callee.property.name=/^(getTime|now)$/]",
    UNIX_TIME,
  ],
  "dates-from-seconds": [
    "NewExpression[callee.name='Date'] > BinaryExpression.arguments[operator='*'][right.value=1000]",
    UNIX_TIME,
  ],
  "style-attribute": [
    "JSXAttribute[name.name='style']",
    "The Content-Security-Policy forbids style attributes: use classes.",
  ],
  "post-form": [
    "JSXOpeningElement[name.name='Form'] > JSXAttribute[name.name='method'][value.value='post']",
    "A form that is posted is a PostForm: it keeps what was typed when it cannot be sent.",
  ],
  "use-answer": [
    "ImportSpecifier[imported.name='useActionData']",
    "useAnswer() tells what the server answered apart from what was never sent.",
  ],
  "nullish-truth": [
    "CallExpression[callee.property.name=/^(filter|find|findIndex|findLast|findLastIndex|some|every)$/]" +
      " > ArrowFunctionExpression.arguments > LogicalExpression.body[operator='??'][right.type!='Literal']," +
      " :matches(IfStatement, ConditionalExpression, WhileStatement) > LogicalExpression.test[operator='??'][right.type!='Literal']," +
      " UnaryExpression[operator='!'] > LogicalExpression[operator='??'][right.type!='Literal']",
    "`a ?? b` is no question: 0 is a weekday, an hour, a count. Compare with null.",
  ],
  "inner-html": ["JSXAttribute[name.name='dangerouslySetInnerHTML']", "Only with a reason that a reviewer can read."],
};

const ruleOf = ([selector, message]) => ({
  create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
});

export default {
  meta: { name: "samling" },
  rules: Object.fromEntries(Object.entries(RULES).map(([name, rule]) => [name, ruleOf(rule)])),
};
