// Cuts the one style sheet to what a page's markup uses: the same rules in the same order, so that the whole sheet, which comes with the scripts, changes nothing.
import postcss, { type AtRule, type ChildNode } from 'postcss';

/** A rule, or a group of them; `needs` has the classes of each of its selectors. */
interface Piece {
  readonly open: string;
  readonly close: string;
  readonly inside?: readonly Piece[];
  readonly needs?: readonly (readonly string[])[];
  /** A movement or a property that stays only if another piece says its name. */
  readonly name?: string | undefined;
  /** Those that a face is for, as a class of a pattern, if it is not for the plain ones. */
  readonly letters?: string | undefined;
}

/** Classes that the page is given before its scripts are here, and not by its markup (storefront/app/early-script.ts). */
const givenEarly = ['is-signed-in'];

const opening = ' class="';
/** Styles kept, about 30 KB each. */
const mostMade = 100;

export function openStyleCutter(sheet: string): (markup: string) => string {
  const pieces = toPieces(postcss.parse(sheet).nodes);
  const rareLetters = new RegExp(`[${pieces.map(({ letters = '' }) => letters).join('') || '^\\s\\S'}]`, 'u');
  // Pages of one kind use the same classes, whatever they show.
  const made = new Map<string, string>();

  function cut(attributes: Iterable<string>, hasRareLetters: boolean): string {
    const classes = new Set(givenEarly);
    for (const names of attributes)
      for (const name of names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' ')) classes.add(name);
    const wanted = hasRareLetters ? pieces : pieces.filter(({ letters }) => !letters);
    const used = wanted.map((piece) => ({ name: piece.name, text: textOf(piece, classes) }));
    const unnamed = used.flatMap(({ name, text }) => (name ? [] : text)).join('');
    return used.flatMap(({ name, text }) => (name && !unnamed.includes(name) ? [] : text)).join('');
  }

  return (markup) => {
    const attributes = classAttributes(markup);
    const hasRareLetters = rareLetters.test(markup);
    const key = [hasRareLetters, ...attributes].join('\n');
    const style = made.get(key) ?? cut(attributes, hasRareLetters);
    if (made.size >= mostMade) made.clear();
    made.set(key, style);
    return style;
  };
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

function textOf({ open, close, inside, needs }: Piece, classes: ReadonlySet<string>): string {
  if (needs && !needs.some((names) => names.every((name) => classes.has(name)))) return '';
  if (!inside) return open + close;
  const text = inside.map((piece) => textOf(piece, classes)).join('');
  return text && open + text + close;
}

function toPieces(nodes: readonly ChildNode[]): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule') return [{ open: node.toString(), close: '', needs: node.selectors.map(classesOf) }];
    if (node.type !== 'atrule') return [{ open: `${node.toString()};`, close: '' }];
    if (/keyframes$|^property$/.test(node.name)) return [{ open: node.toString(), close: '', name: node.params }];
    // For browsers that are older than the sheet's oldest.
    if (node.name === 'layer' && node.params === 'properties') return [];
    if (!node.nodes) return [{ open: node.toString(), close: ';' }];
    if (node.name === 'font-face') return [{ open: node.toString(), close: '', letters: rareLettersOf(node) }];
    if (!node.some(({ type }) => type !== 'decl')) return [{ open: node.toString(), close: '' }];
    return [{ open: `@${node.name} ${node.params}{`, close: '}', inside: toPieces(node.nodes) }];
  });
}

/** Those that an element must have; what stands in `:not()`, `:is()` and the like may be missing. */
function classesOf(selector: string): string[] {
  let [plain, before] = [selector, ''];
  while (plain !== before) [plain, before] = [plain.replace(/(?<!\\):[\w-]+\([^()]*(?<!\\)\)/, ''), plain];
  return [...plain.matchAll(/(?<!\\)\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'));
}

/** `U+A1-A8,U+131` as `\u{A1}-\u{A8}\u{131}`. */
function rareLettersOf(face: AtRule): string | undefined {
  let range = '';
  face.walkDecls('unicode-range', ({ value }) => void (range = value));
  if (range === '' || /U\+20\b/i.test(range)) return undefined;
  return range
    .replace(/U\+/gi, '')
    .replace(/[\dA-F]+/gi, '\\u{$&}')
    .replace(/[,\s]/g, '');
}
