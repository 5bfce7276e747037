// The story of a print as a spread: the print from near by, its first sentence, where it comes from, a
// post that tells more. Loaded apart, with its styles: most first views end above it.
import type { CSSProperties } from 'react';
import type { Product } from '@taana-baana/contract/schemas/catalog/product.ts';
import { blogHref } from '@taana-baana/contract/pages.ts';
import * as storyTexts from '@taana-baana/contract/texts/screens/print-story.ts';
import { HtmlBlock } from '../../../components/page/html-block.tsx';
import { Link } from '../../../components/link.tsx';
import { Picture } from '../../../components/product/picture.tsx';
import india from './india.svg';
import styles from './story.css?url';

interface PrintStoryProps {
  product: Product;
  /** Of the description: a short first sentence, and what follows in its paragraph. */
  sentence: string;
  more: string;
}

export function PrintStory({ product: { title, images, story }, sentence, more }: PrintStoryProps) {
  const { place, at, post } = story ?? {};
  // The second one is the close view, unless another one says how much cloth it shows.
  const close = images.find(({ clothWidth }) => clothWidth !== undefined) ?? images[1] ?? images[0];
  return (
    <section
      id="story"
      aria-labelledby="story-title"
      className="story"
      style={{ '--cloth': close?.color } as CSSProperties}
    >
      <link rel="stylesheet" href={styles} />
      {close && (
        <figure className="story-figure" style={{ '--shape': `${close.width} / ${close.height}` } as CSSProperties}>
          <Picture picture={close} sizes="(min-width: 64rem) calc(100vw - 34rem), 100vw" className="story-picture" />
          {close.clothWidth && <Scale millimetres={close.clothWidth} />}
        </figure>
      )}
      <div className="story-words">
        <h2 id="story-title" className="eyebrow">
          {storyTexts.story}
        </h2>
        <p className="story-sentence">{sentence || title}</p>
        {more && <HtmlBlock html={`<p>${more}</p>`} className="story-more" />}
        {place && (
          <div className="story-place">
            {at && (
              <span className="story-map">
                <img
                  src={india}
                  alt={storyTexts.mapOf(place)}
                  width={278}
                  height={311}
                  loading="lazy"
                  decoding="async"
                />
                <span className="story-dot" style={onMap(at)} />
              </span>
            )}
            <p>
              <span className="block text-sm text-ink-soft">{storyTexts.comesFrom}</span>
              <span className="font-display text-display-xs font-semibold">{place}</span>
            </p>
          </div>
        )}
        {post && (
          <p className="mt-4">
            <Link to={blogHref(post._id)} className="text-link inline-flex min-h-11 items-center">
              {storyTexts.readMore(post.title)}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

/** 5 cm as long as they are on the cloth: the picture always has the figure's whole width. */
function Scale({ millimetres }: { millimetres: number }) {
  return (
    <figcaption className="story-scale" style={{ '--share': 50 / millimetres } as CSSProperties}>
      <span aria-hidden="true" className="story-ruler">
        {storyTexts.fiveCentimetres}
      </span>
      <span className="sr-only">{storyTexts.clothShown(Math.round(millimetres / 10))}</span>
    </figcaption>
  );
}

/** The edges of india.svg, which is drawn without a projection. */
const edges = { west: 67.6, east: 97.8, north: 37.5, south: 6.4 };

const onMap = ({ latitude, longitude }: { latitude: number; longitude: number }): CSSProperties => ({
  left: `${((longitude - edges.west) / (edges.east - edges.west)) * 100}%`,
  top: `${((edges.north - latitude) / (edges.north - edges.south)) * 100}%`,
});
