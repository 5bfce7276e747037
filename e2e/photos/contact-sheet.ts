// One page with all photographs: a row per state, a column per width, each linked to its full size.
export interface Photo {
  readonly screen: string;
  readonly state: string;
  /** CSS pixels. */
  readonly width: number;
  readonly file: string;
}

export function contactSheet(photos: readonly Photo[]): string {
  const rows = Map.groupBy(photos, ({ screen, state }) => `${screen}: ${state}`);
  const sections = [...rows].map(
    ([title, row]) => `<section><h2>${title}</h2><div>${row.map(figure).join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${photos.length} photographs</title><style>
body { margin: 2rem; background: #ddd; font: 14px/1.4 sans-serif }
h2 { margin: 2rem 0 0.5rem; font-size: 1rem }
div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
figure { margin: 0 }
img { display: block; max-height: 24rem; background: #fff; box-shadow: 0 1px 4px #0004 }
</style>${sections.join('\n')}</html>`;
}

function figure({ width, file, screen, state }: Photo): string {
  return `<figure><a href="${file}"><img src="${file}" alt="${screen}, ${state}, ${width} px" loading="lazy"></a><figcaption>${width} px</figcaption></figure>`;
}
