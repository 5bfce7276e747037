// Mends pdfkit's font engine for marks without an anchor, which OpenType allows: it throws there
// for some Telugu and Gurmukhi words, and no document of such a customer could be written.

interface Positioner {
  applyAnchor(mark: { readonly markAnchor: unknown } | null, base: unknown, index: number): void;
  applyLookup(type: number, table: unknown): boolean;
}
/** The parts of fontkit 2.0 that are mended. Its types do not name them. */
interface Opened {
  readonly _font?: { readonly font?: { readonly _layoutEngine?: { readonly engine?: Engine } } };
}
interface Engine {
  readonly GPOSProcessor?: Positioner;
}

const noAnchor = new Error('The font has no anchor for this mark');
const mended = new WeakSet<Positioner>();

/** For the current font of a document: as in HarfBuzz, such a lookup does not apply. */
export function allowMissingAnchors(doc: PDFKit.PDFDocument): void {
  const positioner = (doc as unknown as Opened)._font?.font?._layoutEngine?.engine?.GPOSProcessor;
  if (!positioner || mended.has(positioner)) return;
  mended.add(positioner);
  const { applyAnchor, applyLookup } = positioner;
  positioner.applyAnchor = function applyKnownAnchor(mark, base, index) {
    if (!mark?.markAnchor || !base) throw noAnchor;
    applyAnchor.call(this, mark, base, index);
  };
  positioner.applyLookup = function applyWhereAnchored(type, table) {
    try {
      return applyLookup.call(this, type, table);
    } catch (error) {
      if (error === noAnchor) return false;
      throw error;
    }
  };
}
