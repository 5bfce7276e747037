// Adds the mark of a heading or list to lines of a text, or removes it.

export type LineMark = '## ' | '- ';

/** The replacement of the text from `start` to `end`. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly lines: string;
}

const anyMark = /^(?:#{1,6}|[-*•])\s+/;

/** For the lines of the selection. If all of them have the mark, it is removed. */
export function toggleMark(text: string, selection: { start: number; end: number }, mark: LineMark): Replacement {
  const start = text.lastIndexOf('\n', selection.start - 1) + 1;
  const next = text.indexOf('\n', Math.max(selection.end, start));
  const end = next === -1 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  // A blank line between two paragraphs gets no mark.
  const isSubject = (line: string) => line.trim() !== '' || lines.length === 1;
  const isEachMarked = lines.filter(isSubject).every((line) => line.startsWith(mark));
  const toggle = (line: string) => (isEachMarked ? line.slice(mark.length) : mark + line.replace(anyMark, ''));
  return { start, end, lines: lines.map((line) => (isSubject(line) ? toggle(line) : line)).join('\n') };
}
