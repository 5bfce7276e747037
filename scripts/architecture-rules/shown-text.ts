// Literal text in JSX that a shopper would see or hear: such text belongs in contract/texts/.
import type {
  Expression,
  JSXAttribute,
  JSXElement,
  JSXExpression,
  JSXFragment,
  ObjectExpression,
  VariableDeclarator,
} from 'oxc-parser';

/** Attributes, properties and constants whose text is shown or read aloud. */
const shownNames =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|legend|hint|heading|headline|eyebrow|intro|motto|question|summary|description|message|missing|text)$/;

const hasLetters = (text: string) => /\p{L}/u.test(text);

type Node = { readonly start: number };

export function textsOfChildren({ children }: JSXElement | JSXFragment): Node[] {
  return children.flatMap((child) => {
    if (child.type === 'JSXText')
      return hasLetters(child.value) ? [{ start: child.start + child.value.search(/\S/) }] : [];
    return child.type === 'JSXExpressionContainer' ? literalsIn(child.expression) : [];
  });
}

export function textsOfAttribute({ name, value }: JSXAttribute): Node[] {
  if (name.type !== 'JSXIdentifier' || !shownNames.test(name.name)) return [];
  if (value?.type === 'Literal') return literalsIn(value);
  return value?.type === 'JSXExpressionContainer' ? literalsIn(value.expression) : [];
}

export function textsOfObject({ properties }: ObjectExpression): Node[] {
  return properties.flatMap((property) => {
    if (property.type !== 'Property') return [];
    const { key, value } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    return shownNames.test(name) ? literalsIn(value) : [];
  });
}

export function textsOfConstant({ id, init }: VariableDeclarator): Node[] {
  return init && id.type === 'Identifier' && shownNames.test(id.name) ? literalsIn(init) : [];
}

/** The literal values that an expression can have. */
function literalsIn(node: JSXExpression | Expression): Node[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && hasLetters(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return node.quasis.some(({ value }) => hasLetters(value.raw)) ? [node] : node.expressions.flatMap(literalsIn);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(literalsIn);
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(literalsIn);
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left, node.right].flatMap(literalsIn) : [];
    case 'ParenthesizedExpression':
      return literalsIn(node.expression);
    default:
      return [];
  }
}
