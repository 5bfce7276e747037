// Shows all tokens and components in every state, in development only (docs/design-system.md).
import { PageMeta } from '../../components/page/page-meta.tsx';
import { CatalogueChapter } from './catalog-chapter.tsx';
import { ControlChapter } from './control-chapter.tsx';
import './design.css';
import { FieldChapter } from './field-chapter.tsx';
import { ColorChapter, ShapeChapter, TypeChapter } from './token-chapters.tsx';
import { useShop } from '../../components/shop-context.ts';
import styles from '../styles/app.css?inline';

const chapters = [
  { id: 'colours', label: 'Colours' },
  { id: 'type', label: 'Type' },
  { id: 'shape', label: 'Space and shape' },
  { id: 'controls', label: 'Controls' },
  { id: 'fields', label: 'Fields' },
  { id: 'catalogue', label: 'The catalogue' },
];

export function DesignPage() {
  const { name } = useShop();
  return (
    <div className="page-width pb-8 pt-16 [&_code]:font-mono [&_code]:text-xs [&_code]:text-ink-soft">
      <PageMeta title="Design" isPrivate />
      <ForcedStates />
      <header className="max-w-[46rem]">
        <p className="eyebrow">Design system</p>
        <h1 tabIndex={-1} className="text-display-l">
          How {name} looks
        </h1>
        <p className="mt-4 mb-6 text-lg text-ink-soft">
          Every token and every part of the shop, in each of its states. What you see here is the shop’s own code.
        </p>
        <nav aria-label="Chapters" className="flex flex-wrap gap-x-6">
          {chapters.map(({ id, label }) => (
            <a key={id} href={`#${id}`} className="text-link inline-flex min-h-11 items-center">
              {label}
            </a>
          ))}
        </nav>
      </header>
      <ColorChapter />
      <TypeChapter />
      <ShapeChapter />
      <ControlChapter />
      <FieldChapter />
      <CatalogueChapter />
    </div>
  );
}

/** Shows hover and focus permanently: repeats the stylesheet for .shown-hover and .shown-focus. */
const forced = styles
  .replaceAll(/:hover\b/g, ':is(.shown-hover *)')
  .replaceAll(/:focus-visible\b/g, ':is(.shown-focus :is(a, button, input))');

function ForcedStates() {
  return <style>{forced}</style>;
}
