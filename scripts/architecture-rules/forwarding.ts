// Exported functions that only hand their arguments on: another name for the function that they call.
import type { ExportNamedDeclaration, Node } from 'oxc-parser';

/** The functions that those of an export only call, with their own parameters as they are. */
export function forwardedBy({ declaration }: ExportNamedDeclaration): string[] {
  if (declaration?.type === 'FunctionDeclaration') return calleeOf(declaration);
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ init }) =>
    init?.type === 'ArrowFunctionExpression' ? calleeOf(init) : [],
  );
}

function calleeOf({ params, body }: { readonly params: readonly Node[]; readonly body: Node | null }): string[] {
  const call = body && onlyCallIn(body);
  if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') return [];
  const own = new Set(params.flatMap(namesOf));
  const isHandedOn = (given: Node) => given.type === 'Identifier' && own.has(given.name);
  return call.arguments.every(isHandedOn) ? [call.callee.name] : [];
}

function onlyCallIn(body: Node): Node | null {
  switch (body.type) {
    case 'BlockStatement':
      return body.body.length === 1 && body.body[0] ? onlyCallIn(body.body[0]) : null;
    case 'ReturnStatement':
      return body.argument && onlyCallIn(body.argument);
    case 'ExpressionStatement':
      return onlyCallIn(body.expression);
    case 'AwaitExpression':
      return onlyCallIn(body.argument);
    default:
      return body;
  }
}

/** The names that a parameter gives: `db`, `{ db, clock }`. */
function namesOf(parameter: Node): string[] {
  if (parameter.type === 'Identifier') return [parameter.name];
  if (parameter.type !== 'ObjectPattern') return [];
  return parameter.properties.flatMap((property) => (property.type === 'Property' ? namesOf(property.value) : []));
}
