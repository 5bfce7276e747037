// The sentence at the top: everything works, or what needs a person and what to do.
import { CircleCheck, TriangleAlert } from 'lucide';
import type { System } from '@taana-baana/contract/admin/schemas/shop/system.ts';
import { headlines } from '@taana-baana/contract/admin/texts/shop/system.ts';
import { Icon } from '../../components/icon.tsx';
import { attentionOf } from './attention.ts';

export function AttentionList({ system }: { system: System }) {
  const all = attentionOf(system);
  const isWell = all.length === 0;
  return (
    <section className="card">
      <div role="status">
        <h2 className="flex items-center gap-3 px-4 py-3.5 text-lg leading-snug">
          <Icon
            of={isWell ? CircleCheck : TriangleAlert}
            className={`size-6 ${isWell ? 'text-leaf' : 'text-madder'}`}
          />
          {isWell ? headlines.good : headlines.bad(all.length)}
        </h2>
      </div>
      {!isWell && (
        <ul className="ruled border-t border-line px-4">
          {all.map(({ problem, next }) => (
            <li key={problem} className="py-2.5 text-sm">
              <p className="font-semibold text-madder">{problem}</p>
              <p className="max-w-[80ch] text-pretty">{next}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
