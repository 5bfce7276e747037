// Sets text of several scripts on a page: measures it, breaks it into lines, draws it.
import { type Weight, fontName, inDrawingOrder, toRuns } from './fonts.ts';
import { allowMissingAnchors } from './missing-anchors.ts';

export interface Style {
  /** Points. */
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

export interface Place {
  readonly x: number;
  /** Of the line's upper edge. */
  readonly y: number;
  /** Width for line breaks and right alignment. */
  readonly width: number;
  readonly align?: 'left' | 'right';
}

export const ink = '#2b1b13';
export const softInk = '#66544a';
export const lineColor = '#cbbba6';

/** Times the size. Tamil and Devanagari need more than Latin. */
const leading = 1.38;
const baseline = 1.02;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export interface Pen {
  readonly doc: PDFKit.PDFDocument;
  /** Of one line, in points. */
  height(style: Style): number;
  width(text: string, style: Style): number;
  wrap(text: string, width: number, style: Style): string[];
  /** Draws the text in as many lines as it needs; returns the lower edge. */
  write(text: string, place: Place, style: Style): number;
}

export function createPen(doc: PDFKit.PDFDocument): Pen {
  const height = ({ size }: Style) => size * leading;
  const choose = (face: string, { size, weight = 'regular' }: Style) => {
    doc.font(fontName(face, weight)).fontSize(size);
    allowMissingAnchors(doc);
    return doc;
  };
  const width = (text: string, style: Style) =>
    toRuns(text).reduce((sum, run) => sum + choose(run.face, style).widthOfString(run.text), 0);

  function wrap(text: string, most: number, style: Style): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (width(longer, style) <= most) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      // A word that is wider than the line, such as an e-mail address, is cut.
      for (const { segment } of graphemes.segment(word)) {
        if (line !== '' && width(line + segment, style) > most) {
          lines.push(line);
          line = '';
        }
        line += segment;
      }
    }
    return [...lines, line];
  }

  function drawLine(text: string, x: number, y: number, style: Style): void {
    let left = x;
    for (const { face, text: part, isShaped } of inDrawingOrder(toRuns(text))) {
      choose(face, style).fillColor(style.color ?? ink);
      if (isShaped) doc.markContent('Span', { actual: part });
      doc.text(part, left, y + style.size * baseline, { lineBreak: false, baseline: 'alphabetic' });
      if (isShaped) doc.endMarkedContent();
      left += doc.widthOfString(part);
    }
  }

  return {
    doc,
    height,
    width,
    wrap,
    write(text, { x, y, width: most, align }, style) {
      let top = y;
      for (const line of wrap(text, most, style)) {
        drawLine(line, align === 'right' ? x + most - width(line, style) : x, top, style);
        top += height(style);
      }
      return top;
    },
  };
}
