// A sample: a drawn shirt and its properties.
import { listPrice, screenTexts } from '@taana-baana/contract/messages.ts';
import * as compareTexts from '@taana-baana/contract/texts/screens/compare.ts';
import { ColorName } from '../../components/product/color-name.tsx';
import { Swatch } from '../../components/product/swatch.tsx';
import type { Sample } from './samples.ts';

export function SampleCard({ sample }: { sample: Sample }) {
  const { title, price, brand, type, fabric, colors, sizes } = sample;
  return (
    <article className="h-full overflow-hidden rounded-card bg-paper shadow-raised">
      <div className="grid place-items-center bg-sunk py-8">
        <DrawnTee color={colors[0] ?? 'Ivory'} isFullSleeve={type === compareTexts.fullSleeve.type} />
      </div>
      <div className="p-6">
        <h2 className="text-display-xs">{title}</h2>
        <p className="mt-1 font-display text-lg font-semibold tabular">{listPrice(price)}</p>
        <dl className="mt-4 text-sm [&>div]:flex [&>div]:justify-between [&>div]:gap-6 [&>div]:border-t [&>div]:border-line [&>div]:py-2.5 [&_dd]:text-right [&_dt]:text-ink-soft">
          <div>
            <dt>{screenTexts.brand}</dt>
            <dd>{brand}</dd>
          </div>
          <div>
            <dt>{screenTexts.type}</dt>
            <dd>{type}</dd>
          </div>
          <div>
            <dt>{compareTexts.fabric}</dt>
            <dd>{fabric}</dd>
          </div>
          <div>
            <dt>{screenTexts.availability}</dt>
            <dd>{screenTexts.inStock}</dd>
          </div>
          <div>
            <dt>{screenTexts.colors}</dt>
            <dd className="flex flex-wrap justify-end gap-x-3">
              {colors.map((color) => (
                <span key={color} className="flex items-center gap-1.5">
                  <Swatch title={color} isSilent className="size-3.5" />
                  <ColorName title={color} />
                </span>
              ))}
            </dd>
          </div>
          <div>
            <dt>{screenTexts.sizes}</dt>
            <dd>{sizes}</dd>
          </div>
        </dl>
      </div>
    </article>
  );
}

function DrawnTee({ color, isFullSleeve }: { color: string; isFullSleeve: boolean }) {
  const sleeves = isFullSleeve
    ? 'M62 44 26 152l22 8 22-60zM138 44l36 108-22 8-22-60z'
    : 'M62 44 28 84l20 20 22-22zM138 44l34 40-20 20-22-22z';
  return (
    <svg aria-hidden="true" viewBox="0 0 200 190" className="h-48 [filter:drop-shadow(0_3px_3px_rgb(43_27_19/0.12))]">
      <g fill={color} stroke="rgb(43 27 19 / 0.35)" strokeWidth="1.5" strokeLinejoin="round">
        <path d={sleeves} />
        <path d="M62 44 84 34q16 14 32 0l22 10v128q-38 8-76 0z" />
      </g>
      <path d="M84 34q16 14 32 0M82 38q18 17 36 0" fill="none" stroke="rgb(253 250 244 / 0.55)" strokeWidth="1.5" />
      <path d="M64 166q36 7 72 0" fill="none" stroke="rgb(253 250 244 / 0.5)" strokeWidth="1.5" strokeDasharray="4 3" />
    </svg>
  );
}
