/**
 * ESLint rule: a run of text in JSX is one expression.
 *
 * `Hello {name}` is two text nodes to React and one in the server's HTML; hydration would throw
 * the island away and build it anew. Say it with one template literal or one message.
 */

export const oneText = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      split: "Two texts side by side are one text node in the server's HTML: make them one.",
    },
  },
  create(context) {
    const check = ({ children }) => {
      const drawn = children.filter((child) => !isNothing(child));
      drawn.slice(1).forEach((child, index) => {
        if (isText(child) && isText(drawn[index]))
          context.report({ node: child, messageId: "split" });
      });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

/** White space that JSX drops, and comments. */
function isNothing(child) {
  if (child.type === "JSXText") return child.value.trim() === "" && child.value.includes("\n");
  return child.type === "JSXExpressionContainer" && child.expression.type === "JSXEmptyExpression";
}

function isText(child) {
  if (child.type === "JSXText") return true;
  return child.type === "JSXExpressionContainer" && !drawsElements(child.expression);
}

/** Whether an expression can only give elements or nothing: `a && <b/>`, lists, children. */
function drawsElements(expression) {
  switch (expression.type) {
    case "JSXElement":
    case "JSXFragment":
      return true;
    case "LogicalExpression":
      return drawsElements(expression.right);
    case "ConditionalExpression":
      return [expression.consequent, expression.alternate].every(
        (branch) => drawsElements(branch) || branch.value === null,
      );
    case "CallExpression":
      return expression.callee.property?.name === "map";
    default:
      return false;
  }
}
