// Turns text into outlines with the shop's heading font, so that pictures look the same on every
// machine: the image library draws text only with fonts of the system.
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface Line {
  /** SVG elements; the text begins at 0, 0 on the baseline. */
  readonly svg: string;
  readonly width: number;
}

export interface Lettering {
  /** `size` is the font size. Undefined if the font lacks a character. */
  draw(text: string, size: number): Line | undefined;
}

export async function openLettering(): Promise<Lettering> {
  // Loaded with the first picture: it is WebAssembly of 430 KB.
  const { Blob, Buffer, Face, Font, shape } = await import('harfbuzzjs');
  const face = new Face(new Blob(await readFile(path.join(import.meta.dirname, 'bricolage-grotesque.ttf'))));
  const font = new Font(face);
  return {
    draw(text, size) {
      const buffer = new Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const scale = size / face.upem;
      let glyphs = '';
      let pen = 0;
      for (const { codepoint: glyph, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
        if (glyph === 0) return undefined;
        glyphs += `<path transform="translate(${pen + xOffset} ${yOffset})" d="${font.glyphToPath(glyph)}"/>`;
        pen += xAdvance;
      }
      // Fonts count y upwards, pictures downwards.
      return { svg: `<g transform="scale(${scale} ${-scale})">${glyphs}</g>`, width: pen * scale };
    },
  };
}
