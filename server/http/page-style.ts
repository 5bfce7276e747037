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

/** `needs`: the classes that must be there. Elements are not asked for: what is written for them alone is small. */
interface Selector {
  readonly text: string;
  readonly needs: readonly string[];
}

/** The class that a page gets before its scripts are here (storefront/app/early-script.ts). */
const early = 'is-signed-in';

/** The looks of dialogs: by the time React opens one the whole sheet is here. */
const opened = /^sheet(-|$)/;

const opening = ' class="';
/** Styles kept, about 30 KB each. */
const mostMade = 100;

export function openStyleCutter(sheet: string): (markup: string) => string {
  const pieces = toPieces(postcss.parse(toAscii(sheet)).nodes);
  // Pages of one kind use the same classes, whatever they show.
  const made = new Map<string, string>();

  function cut(attributes: Iterable<string>): string {
    const there = new Set([early]);
    for (const names of attributes)
      for (const name of names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '))
        if (!opened.test(name)) there.add(name);
    const used = pieces.map((piece) => ({ name: piece.name, text: textOf(piece, there) }));
    const unnamed = used.flatMap(({ name, text }) => (name ? [] : text)).join('');
    return used.flatMap(({ name, text }) => (name && !unnamed.includes(name) ? [] : text)).join('');
  }

  return (markup) => {
    const attributes = classAttributes(markup);
    const key = [...attributes].join('\n');
    const style = made.get(key) ?? cut(attributes);
    if (made.size >= mostMade) made.clear();
    made.set(key, style);
    return style;
  };
}

/** One sign of another alphabet would have V8 keep all of the page in two bytes a sign, which costs 0.2 ms. */
const toAscii = (sheet: string): string =>
  sheet.replace(/[^\0-\x7f]/gu, (sign) => `\\${(sign.codePointAt(0) as number).toString(16)} `);

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

/** What stands in `:not()`, `:is()` and the like may be missing. */
function needsOf(selector: string): string[] {
  let [plain, before] = [selector, ''];
  while (plain !== before) [plain, before] = [plain.replace(/(?<!\\):[\w-]+\([^()]*(?<!\\)\)/, ''), plain];
  const classes = [...plain.matchAll(/(?<!\\)\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name);
  return classes.map((name) => name.replaceAll(/\\(.)/g, '$1'));
}
