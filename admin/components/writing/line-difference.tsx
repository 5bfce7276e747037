// The differences of two texts, line by line: added and removed ones marked by a sign, by words for
// screen readers, and by colour.
import { diffLines } from 'diff';
import { difference as texts } from '@taana-baana/contract/admin/texts/writing.ts';

interface LineDifferenceProps {
  before: string;
  after: string;
  legend: string;
}

export function LineDifference({ before, after, legend }: LineDifferenceProps) {
  const pieces = diffLines(before.trimEnd(), after.trimEnd(), { stripTrailingCr: true });
  if (pieces.every(({ added, removed }) => !added && !removed)) return <p className="text-sm">{texts.same}</p>;
  return (
    <div className="text-sm">
      <p className="mb-2 text-ink-soft">{legend}</p>
      <ol className="flex flex-col overflow-hidden rounded-control border border-line">
        {pieces.map((piece, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes its order
          <Piece key={index} {...piece} />
        ))}
      </ol>
    </div>
  );
}

interface PieceProps {
  value: string;
  added?: boolean;
  removed?: boolean;
}

function Piece({ value, added, removed }: PieceProps) {
  const lines = value.split('\n').filter((line) => line.trim() !== '');
  if (!added && !removed) {
    if (lines.length === 0) return null;
    return <li className="bg-sunk px-3 py-1.5 text-ink-soft">{texts.skipped(lines.length)}</li>;
  }
  const { sign, word, look, Tag } = added ? signs.added : signs.removed;
  return lines.map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the list never changes its order
    <li key={index} className={`flex gap-2 px-3 py-1.5 ${look}`}>
      <span aria-hidden="true" className="font-bold">
        {sign}
      </span>
      <span className="sr-only">{word}</span>
      <Tag className={`min-w-0 flex-1 ${added ? 'no-underline' : ''}`}>{line}</Tag>
    </li>
  ));
}

const signs = {
  added: { sign: '+', word: texts.added, look: 'bg-leaf-wash text-leaf', Tag: 'ins' },
  removed: { sign: '−', word: texts.removed, look: 'bg-madder-wash text-madder', Tag: 'del' },
} as const;
