// A text as Code 128, in a size that scanners read: bars of 0.33 mm, narrower only if there is no
// room.
import { code128, drawingSVG } from 'bwip-js/browser';

/** In mm. */
const module = 0.33;
/** The library draws a module as two units. */
const unitsPerModule = 2;

export function Barcode({ text, height }: { text: string; height: number }) {
  const svg = code128({ bcid: 'code128', text, height, paddingwidth: 10 }, drawingSVG());
  const [, units, tall] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={text}
      className="barcode"
      // Its height, too: the paper is measured before the picture is there.
      style={{ width: `${(Number(units) / unitsPerModule) * module}mm`, aspectRatio: `${units} / ${tall}` }}
    />
  );
}
