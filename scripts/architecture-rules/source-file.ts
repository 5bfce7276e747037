// Parses a source file for the architecture rules: its imports, and its uses of guarded APIs.
import { posix } from 'node:path';
import { type JSXOpeningElement, type MemberExpression, type NewExpression, Visitor, parseSync } from 'oxc-parser';
import { forwardedBy } from './forwarding.ts';
import { makesPrice } from './price-arithmetic.ts';
import { textsOfAttribute, textsOfChildren, textsOfConstant, textsOfObject } from './shown-text.ts';

export interface Import {
  /** A path in the repository, or `npm:<package>` or `node:<module>`. */
  readonly target: string;
  readonly isTypeOnly: boolean;
  /** Names imported as values; `*` for all. */
  readonly names: readonly string[];
  readonly line: number;
  /** It is exported again. */
  readonly isReexport: boolean;
}

export type GuardedThing =
  | 'process.env'
  | 'browser storage'
  | 'dangerouslySetInnerHTML'
  | 'the current time'
  | 'text in JSX'
  | 'arithmetic on a price'
  | 'a function that only forwards'
  | 'a form without a method'
  | 'typed text that is not kept'
  | 'a kept form'
  | 'the line of a kept form'
  | 'a secret field';

export interface SourceFile {
  readonly path: string;
  readonly imports: readonly Import[];
  readonly uses: readonly { readonly thing: GuardedThing; readonly line: number }[];
  /** The file only re-exports. */
  readonly isBarrel: boolean;
}

export const isRepository = (path: string) => path.endsWith('.repository.ts');
/** By its name, a repository's function changes nothing. */
export const isReading = (name: string) => /^(find|list|count|sum)[A-Z]/.test(name);

/** `path` is relative to the repository, with `/`. Throws if the text cannot be parsed. */
export function readSourceFile(path: string, text: string): SourceFile {
  const { program, module, errors } = parseSync(path, text);
  const [broken] = errors;
  if (broken) throw new Error(`${path} cannot be parsed: ${broken.message}`);
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const imports: Import[] = [];
  const add = (specifier: string, names: readonly string[], isTypeOnly: boolean, offset: number, isReexport = false) =>
    imports.push({ target: targetOf(path, specifier), names, isTypeOnly, line: lineOf(offset), isReexport });
  const exported = new Set(
    module.staticExports.flatMap(({ entries }) => entries.map((entry) => !entry.moduleRequest && entry.localName.name)),
  );

  for (const found of module.staticImports) {
    const values = found.entries.filter((entry) => !entry.isType);
    const names = values.map((entry) => entry.importName.name ?? '*');
    const isReexport = found.entries.some((entry) => exported.has(entry.localName.value));
    add(found.moduleRequest.value, names, found.entries.length > 0 && values.length === 0, found.start, isReexport);
  }
  for (const { entries, start } of module.staticExports) {
    const source = entries[0]?.moduleRequest?.value;
    const values = entries.filter((entry) => !entry.isType);
    const names = values.map((entry) => entry.importName.name ?? '*');
    if (source) add(source, names, values.length === 0, start, true);
  }
  const uses: SourceFile['uses'][number][] = [];
  const ours = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map((entry) => [entry.localName.value, targetOf(path, moduleRequest.value)]),
    ),
  );
  const isNothingNew = (called: string) => {
    const owner = ours.get(called) ?? '';
    return owner.startsWith('server/') && (!isRepository(owner) || isReading(called));
  };
  const note = (thing: GuardedThing, node: { start: number }) => uses.push({ thing, line: lineOf(node.start) });
  const noteTexts = (nodes: { start: number }[]) => nodes.forEach((node) => note('text in JSX', node));
  new Visitor({
    JSXElement: (node) => {
      noteTexts(textsOfChildren(node));
      if (isFormWithoutMethod(node.openingElement)) note('a form without a method', node);
      if (isLooseTextArea(node.openingElement)) note('typed text that is not kept', node);
      if (isNamed(node.openingElement, 'PasswordField')) note('a secret field', node);
      if (['KeptNote', 'SchemaForm', 'FormDialog'].some((name) => isNamed(node.openingElement, name)))
        note('the line of a kept form', node);
    },
    ExportNamedDeclaration: (node) => {
      if (forwardedBy(node).some(isNothingNew)) note('a function that only forwards', node);
    },
    JSXFragment: (node) => noteTexts(textsOfChildren(node)),
    ObjectExpression: (node) => noteTexts(textsOfObject(node)),
    VariableDeclarator: (node) => noteTexts(textsOfConstant(node)),
    BinaryExpression: (node) => void (makesPrice(node) && note('arithmetic on a price', node)),
    AssignmentExpression: (node) => void (makesPrice(node) && note('arithmetic on a price', node)),
    ImportExpression: ({ source, start }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') add(source.value, ['*'], false, start);
    },
    TSImportType: ({ source, start }) => void add(source.value, [], true, start),
    CallExpression: ({ callee, start }) => {
      if (callee.type !== 'Identifier') return;
      if (callee.name === 'useShopForm' || callee.name === 'useForm') note('typed text that is not kept', { start });
      if (callee.name === 'useKeptForm') note('a kept form', { start });
    },
    MemberExpression: (node) => {
      if (isMember(node, 'process', 'env')) note('process.env', node);
      if (isMember(node, 'Date', 'now')) note('the current time', node);
      if (!node.computed && node.property.type === 'Identifier' && isStorage(node.property.name))
        note('browser storage', node);
    },
    Identifier: (node) => {
      if (isStorage(node.name)) note('browser storage', node);
    },
    NewExpression: (node) => {
      if (isCurrentDate(node)) note('the current time', node);
    },
    JSXAttribute: (node) => {
      noteTexts(textsOfAttribute(node));
      if (node.name.name === 'dangerouslySetInnerHTML') note('dangerouslySetInnerHTML', node);
      if (node.name.name === 'kept') note('the line of a kept form', node);
      if (node.value?.type === 'Literal' && node.value.value === 'one-time-code') note('a secret field', node);
    },
    Property: (node) => {
      if (node.key.type === 'Identifier' && node.key.name === 'dangerouslySetInnerHTML')
        note('dangerouslySetInnerHTML', node);
    },
  }).visit(program);

  const isHandedOn = (type: string, source: unknown) =>
    type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && source != null);
  return {
    path,
    imports,
    uses,
    isBarrel:
      program.body.length > 0 &&
      program.body.every((statement) => isHandedOn(statement.type, 'source' in statement && statement.source)),
  };
}

function targetOf(path: string, specifier: string): string {
  const [bare = ''] = specifier.split('?');
  if (bare.startsWith('.')) return posix.normalize(posix.join(posix.dirname(path), bare));
  if (bare.startsWith('node:')) return bare;
  const workspace = /^@taana-baana\/([^/]+)(?:\/(.+))?$/.exec(bare);
  if (workspace) return `${workspace[1]}/${workspace[2] ?? `${workspace[1]}.ts`}`;
  return `npm:${bare
    .split('/')
    .slice(0, bare.startsWith('@') ? 2 : 1)
    .join('/')}`;
}

function isMember(node: MemberExpression, object: string, property: string): boolean {
  return (
    !node.computed &&
    node.object.type === 'Identifier' &&
    node.object.name === object &&
    node.property.type === 'Identifier' &&
    node.property.name === property
  );
}

function isCurrentDate(node: NewExpression): boolean {
  return node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0;
}

function isFormWithoutMethod({ name, attributes }: JSXOpeningElement): boolean {
  /** A form with an action is a search: it leads to a list. */
  const isMethod = (attribute: (typeof attributes)[number]) =>
    attribute.type === 'JSXAttribute' && (attribute.name.name === 'method' || attribute.name.name === 'action');
  return name.type === 'JSXIdentifier' && name.name === 'form' && !attributes.some(isMethod);
}

const isNamed = ({ name }: JSXOpeningElement, wanted: string): boolean =>
  name.type === 'JSXIdentifier' && name.name === wanted;

/** It is no field of a form, which spreads `form.register('name')` into it. */
const isLooseTextArea = (element: JSXOpeningElement): boolean =>
  isNamed(element, 'textarea') ||
  (isNamed(element, 'TextAreaField') && !element.attributes.some(({ type }) => type === 'JSXSpreadAttribute'));

function isStorage(name: string): boolean {
  return name === 'localStorage' || name === 'sessionStorage';
}
