// The database, and the room that is left on the disk.
import type { System } from '@taana-baana/contract/admin/schemas/shop/system.ts';
import { diskIsFullFrom } from '@taana-baana/contract/admin/limits/system-limits.ts';
import { formatBytes } from '@taana-baana/contract/admin/texts/quantities.ts';
import { database as texts } from '@taana-baana/contract/admin/texts/shop/system.ts';
import { Section } from '../../components/page/section.tsx';
import { usedPart, usedPercent } from './attention.ts';
import { Facts } from './facts.tsx';

export const DatabaseSection = ({ system: { database, disk } }: { system: System }) => (
  <Section heading={texts.heading}>
    <Facts
      facts={[
        [texts.engine, texts.engines[database.engine]],
        [texts.size, formatBytes(database.bytes)],
        [texts.writable, database.isWritable ? texts.yes : texts.no, !database.isWritable],
      ]}
    />
    <Disk disk={disk} />
  </Section>
);

function Disk({ disk }: { disk: System['disk'] }) {
  const percent = usedPercent(disk);
  const isFull = usedPart(disk) > diskIsFullFrom;
  const free = texts.free(formatBytes(disk.freeBytes), formatBytes(disk.totalBytes));
  return (
    <div className="border-t border-line px-4 py-3 text-sm">
      <p className="text-ink-soft">{texts.disk}</p>
      <div
        role="meter"
        aria-label={texts.disk}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${texts.used(percent)}, ${free}`}
        className="my-2 h-2.5 overflow-hidden rounded-pill bg-sunk"
      >
        <div className={`h-full ${isFull ? 'bg-madder' : 'bg-leaf'}`} style={{ width: `${percent}%` }} />
      </div>
      <p className="tabular flex flex-wrap justify-between gap-x-4">
        <span>{free}</span>
        <span className={isFull ? 'font-semibold text-madder' : 'text-ink-soft'}>{texts.used(percent)}</span>
      </p>
    </div>
  );
}
