// Arithmetic that makes a price: it belongs in contract/pricing/.
import type { AssignmentExpression, BinaryExpression, Node } from 'oxc-parser';

const priceName = /price(_?paise)?$/i;
const countName = /(quantity|pieces)$/i;

/** A sum, difference, product or quotient with something named price, or so many times another name. */
export function makesPrice({ operator, left, right }: BinaryExpression | AssignmentExpression): boolean {
  if (!/^[-+*/]=?$/.test(operator)) return false;
  const sides = [namesOf(left), namesOf(right)];
  const hasName = (wanted: RegExp) => sides.flat().some((name) => wanted.test(name));
  return (
    hasName(priceName) || (operator.startsWith('*') && hasName(countName) && sides.every(({ length }) => length > 0))
  );
}

/** The names that an operand goes by: `line.price`, `price ?? 0`, `Number(price)`. */
function namesOf(node: Node): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'MemberExpression':
      return node.property.type === 'Identifier' && !node.computed ? [node.property.name] : [];
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return namesOf(node.expression);
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(namesOf);
    case 'CallExpression':
      return node.arguments.length === 1 ? node.arguments.flatMap(namesOf) : [];
    default:
      return [];
  }
}
