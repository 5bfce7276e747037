// Colours with their contrast, type, spacing, radii, shadows, motion.
import type { CSSProperties } from 'react';
import { Chapter, Row } from './specimen.tsx';
import { contrast, tokensOf } from './tokens.ts';

/** Backgrounds, with the text and icon colours used on them. */
const grounds: Record<string, string[]> = {
  ground: ['ink', 'ink-soft', 'madder', 'indigo', 'leaf', 'star'],
  paper: ['ink', 'ink-soft', 'madder', 'line-strong'],
  sunk: ['ink', 'ink-soft', 'madder'],
  ink: ['on-dark', 'on-dark-soft', 'turmeric'],
  madder: ['paper'],
  'madder-wash': ['madder', 'ink'],
  'turmeric-wash': ['ink'],
  'indigo-wash': ['indigo', 'ink'],
  'leaf-wash': ['leaf', 'ink'],
};
/** Icons and borders need a contrast of 3:1 only. */
const signs = new Set(['star', 'line-strong']);

const paint = (name: string): CSSProperties => ({ backgroundColor: `var(--color-${name})` });

export function ColorChapter() {
  return (
    <Chapter
      id="colours"
      title="Colours"
      intro="Warm ground, brown ink, one madder red for the action. Turmeric and indigo for small moments."
    >
      <Row title="The palette">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-5">
          {tokensOf('color').map(({ name, value }) => (
            <li key={name} className="grid text-sm">
              <span
                style={paint(name)}
                className="mb-2 h-20 rounded-card [box-shadow:inset_0_0_0_1px_rgb(43_27_19/0.14)]"
              />
              <b>{name}</b>
              <code>{value.trim()}</code>
            </li>
          ))}
        </ul>
      </Row>
      <Row title="Contrast, as computed">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-4">
          {Object.entries(grounds).map(([ground, inks]) => (
            <li
              key={ground}
              style={paint(ground)}
              className="rounded-card p-5 [box-shadow:inset_0_0_0_1px_rgb(43_27_19/0.14)]"
            >
              {inks.map((ink) => {
                const ratio = contrast(ink, ground);
                const isEnough = ratio >= (signs.has(ink) ? 3 : 4.5);
                return (
                  <p
                    key={ink}
                    className="flex items-baseline gap-2.5 text-sm"
                    style={signs.has(ink) ? undefined : { color: `var(--color-${ink})` }}
                  >
                    <b
                      style={{ color: `var(--color-${ink})` }}
                      aria-hidden="true"
                      className="min-w-6.5 font-display text-lg"
                    >
                      {signs.has(ink) ? '★' : 'Aa'}
                    </b>
                    {ink} on {ground}
                    <span className="ml-auto tabular">
                      {ratio.toFixed(1)} {isEnough ? '✓' : '✗ too low'}
                    </span>
                  </p>
                );
              })}
            </li>
          ))}
        </ul>
      </Row>
    </Chapter>
  );
}

const samples: Record<string, string> = {
  'display-l': 'Warp and weft',
  'display-m': 'Old crafts, heavy cotton',
  'display-s': 'Printed in Tiruppur',
  'display-xs': 'What it is made of',
};

export function TypeChapter() {
  return (
    <Chapter
      id="type"
      title="Type"
      intro="Bricolage Grotesque for headings and prices, Figtree for the rest. Steps of 1.2; display sizes grow with the window."
    >
      <ul>
        {tokensOf('text').map(({ name, value }) => (
          <li
            key={name}
            className="grid items-baseline gap-x-8 gap-y-2 border-b border-line py-5 lg:grid-cols-[11rem_1fr]"
          >
            <code>
              text-{name} <span className="block">{value.trim()}</span>
            </code>
            <p
              style={{
                fontSize: `var(--text-${name})`,
                lineHeight: `var(--text-${name}--line-height)`,
                ...(name.startsWith('display')
                  ? { fontFamily: 'var(--font-display)', fontWeight: 650, letterSpacing: '-0.02em' }
                  : {}),
              }}
            >
              {samples[name] ?? 'Heavyweight cotton, washed before it is cut, so that it keeps its shape.'}
            </p>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

const sampleRow = 'flex flex-wrap items-end gap-x-8 gap-y-6 text-sm text-ink-soft';
const shape = 'mb-2 block h-24 w-36 bg-paper outline-1 -outline-offset-1 outline-line';
const steps = [1, 2, 3, 4, 6, 8, 12, 16];

export function ShapeChapter() {
  return (
    <Chapter
      id="shape"
      title="Space, corners, shadows, motion"
      intro="A rhythm of 8 px. Three corners, two shadows, one calm curve; nothing moves for those who ask for stillness."
    >
      <Row title="Space">
        <ul className={sampleRow}>
          {steps.map((step) => (
            <li key={step}>
              <span style={{ width: `${step * 0.25}rem` }} className="mb-2 block h-8 bg-turmeric" />
              <code>{step}</code> {step * 4} px
            </li>
          ))}
        </ul>
      </Row>
      <Row title="Corners">
        <ul className={sampleRow}>
          {tokensOf('radius').map(({ name, value }) => (
            <li key={name}>
              <span style={{ borderRadius: `var(--radius-${name})` }} className={shape} />
              <code>rounded-{name}</code> {value.trim()}
            </li>
          ))}
        </ul>
      </Row>
      <Row title="Shadows">
        <ul className={sampleRow}>
          {tokensOf('elevation').map(({ name }) => (
            <li key={name}>
              <span
                style={{ boxShadow: `var(--elevation-${name})`, borderRadius: 'var(--radius-card)' }}
                className={shape}
              />
              <code>shadow-{name}</code>
            </li>
          ))}
        </ul>
      </Row>
      <Row title="Motion: 160 ms, and 240 ms at most">
        <p className="w-[min(26rem,100%)]">
          <span
            aria-hidden="true"
            className="mb-2 block size-11 rounded-control bg-madder motion-safe:animate-[design-move_1.6s_var(--ease-calm)_infinite_alternate]"
          />
          <code>ease-calm</code>
        </p>
      </Row>
    </Chapter>
  );
}
