// A sample: a drawn shirt and its properties.
import { listPrice, screenTexts } from '@taana-baana/contract/messages.ts';
import * as compareTexts from '@taana-baana/contract/texts/screens/catalog/compare.ts';
import { ArtFigure } from '../../components/content/art-figure.tsx';
import { Swatch } from '../../components/product/swatch.tsx';
import { samplePicture, type Sample } from './samples.ts';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';

export function SampleCard({ sample }: { sample: Sample }) {
  const { title, price, brand, type, fabric, colors, sizes, art } = sample;
  return (
    <article className="h-full overflow-hidden rounded-card bg-paper shadow-raised">
      <ArtFigure picture={samplePicture(art)} sizes="(min-width: 48rem) 30vw, 100vw" className="w-full" />
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
                  <Swatch of={{ title: color }} isSilent className="size-3.5" />
                  {colorName(color)}
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
