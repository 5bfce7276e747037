// Tables of imported texts. Their cells can be edited; the editor cannot create tables.
import { Node } from '@tiptap/react';

const part = (name: string, tag: string, content: string) =>
  Node.create({ name, content, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

const cell = { isolating: true } as const;

export const preservedTable = [
  part('table', 'table', '(tableHead | tableBody)+').extend({ group: 'block', isolating: true }),
  part('tableHead', 'thead', 'tableRow+'),
  part('tableBody', 'tbody', 'tableRow+'),
  part('tableRow', 'tr', '(tableHeading | tableCell)+'),
  part('tableCell', 'td', 'inline*').extend(cell),
  part('tableHeading', 'th', 'inline*').extend({
    ...cell,
    addAttributes: () => ({ scope: { default: null } }),
    renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
  }),
];
