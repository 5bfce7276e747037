// Cuts the one style sheet to what a page's markup uses: the same rules in the same order, so that the whole sheet, which comes with the scripts, changes nothing.
import postcss, { type ChildNode } from 'postcss';

/** A rule, or a group of them. */
interface Piece {
  readonly open: string;
  readonly close: string;
  readonly inside?: readonly Piece[];
  readonly selectors?: readonly Selector[];
  /** A movement or a property that stays only if another piece says its name. */
  readonly name?: string | undefined;
}

/** `needs`: the classes and elements that must be there: `picture-frame`, `<table`. */
interface Selector {
  readonly text: string;
  readonly needs: readonly string[];
}

/** What stands around the markup, and the class that the page gets before its scripts are here (storefront/app/early-script.ts). */
const always = ['<html', '<body', 'is-signed-in'];

const opening = ' class="';
/** Styles kept, about 30 KB each. */
const mostMade = 100;

export function openStyleCutter(sheet: string): (markup: string) => string {
  const pieces = toPieces(postcss.parse(sheet).nodes);
  const elements = new Set(allNeeds(pieces).filter((need) => need.startsWith('<')));
  // Pages of one kind use the same classes, whatever they show.
  const made = new Map<string, string>();

  function cut(attributes: Iterable<string>, tags: readonly string[]): string {
    const there = new Set([...always, ...tags]);
    for (const names of attributes)
      for (const name of names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' ')) there.add(name);
    const used = pieces.map((piece) => ({ name: piece.name, text: textOf(piece, there) }));
    const unnamed = used.flatMap(({ name, text }) => (name ? [] : text)).join('');
    return used.flatMap(({ name, text }) => (name && !unnamed.includes(name) ? [] : text)).join('');
  }

  return (markup) => {
    const attributes = classAttributes(markup);
    const there = tagsIn(markup);
    const tags = [...elements].filter((tag) => there.has(tag));
    const key = [...tags, ...attributes].join('\n');
    const style = made.get(key) ?? cut(attributes, tags);
    if (made.size >= mostMade) made.clear();
    made.set(key, style);
    return style;
  };
}

/** `<table`, each once, by one walk over the page: to look for each by itself would be as many walks. */
function tagsIn(markup: string): Set<string> {
  const found = new Set<string>();
  const tag = /<[a-z][a-z\d]*/g;
  for (let match = tag.exec(markup); match; match = tag.exec(markup)) found.add(match[0]);
  return found;
}

/** Each one once: a list of cards repeats its own many times. */
function classAttributes(markup: string): Set<string> {
  const found = new Set<string>();
  for (let start = markup.indexOf(opening); start !== -1; start = markup.indexOf(opening, start)) {
    start += opening.length;
    found.add(markup.slice(start, markup.indexOf('"', start)));
  }
  return found;
}

function textOf({ open, close, inside, selectors }: Piece, there: ReadonlySet<string>): string {
  if (selectors) {
    const used = selectors.filter(({ needs }) => needs.every((need) => there.has(need)));
    return used.length === 0 ? '' : used.map(({ text }) => text).join(',') + open;
  }
  if (!inside) return open + close;
  const text = inside.map((piece) => textOf(piece, there)).join('');
  return text && open + text + close;
}

function toPieces(nodes: readonly ChildNode[]): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule') {
      const open = node.toString().slice(node.selector.length);
      return [{ open, close: '', selectors: node.selectors.map((text) => ({ text, needs: needsOf(text) })) }];
    }
    if (node.type !== 'atrule') return [{ open: `${node.toString()};`, close: '' }];
    if (/keyframes$|^property$/.test(node.name)) return [{ open: node.toString(), close: '', name: node.params }];
    // The sheet's oldest browsers know it: the one is for older ones, the other holds always.
    if (node.name === 'layer' && node.params === 'properties') return [];
    if (node.name === 'supports' && node.params.includes('color-mix')) return toPieces(node.nodes ?? []);
    // By the time somebody prints it the whole sheet is here.
    if (node.name === 'media' && node.params === 'print') return [];
    if (!node.nodes) return [{ open: node.toString(), close: ';' }];
    if (!node.some(({ type }) => type !== 'decl')) return [{ open: node.toString(), close: '' }];
    return [{ open: `@${node.name} ${node.params}{`, close: '}', inside: toPieces(node.nodes) }];
  });
}

function allNeeds(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ inside = [], selectors = [] }) => [
    ...selectors.flatMap(({ needs }) => needs),
    ...allNeeds(inside),
  ]);
}

/** What stands in `:not()`, `:is()` and the like may be missing. */
function needsOf(selector: string): string[] {
  let [plain, before] = [selector, ''];
  while (plain !== before) [plain, before] = [plain.replace(/(?<!\\):[\w-]+\([^()]*(?<!\\)\)/, ''), plain];
  const classes = [...plain.matchAll(/(?<!\\)\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name);
  const elements = [...plain.matchAll(/(?<=^|[\s>+~])[a-z][a-z\d]*/g)].map(([name]) => `<${name}`);
  return [...classes.map((name) => name.replaceAll(/\\(.)/g, '$1')), ...elements];
}
