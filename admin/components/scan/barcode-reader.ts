// Reads barcodes from pictures of a camera: by the browser, or by a library where it cannot (iPhones,
// most computers). The library and its WebAssembly are loaded then, from the shop itself.

/** On slips and labels of ours and of couriers, on goods. */
const formats = ['code_128', 'code_39', 'ean_13', 'upc_a', 'qr_code'] as const;
type Format = (typeof formats)[number];

interface Seen {
  readonly rawValue: string;
  readonly boundingBox: DOMRectReadOnly;
}
interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly Seen[]>;
}
interface DetectorClass {
  new (options: { formats: Format[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The code nearest to the middle of the picture: labels have several. */
export type ReadBarcode = (video: HTMLVideoElement) => Promise<string | undefined>;

/** Rejects if the library cannot be loaded. */
export async function openBarcodeReader(): Promise<ReadBarcode> {
  const detector = (await ofBrowser()) ?? (await ofLibrary());
  return async (video) => {
    const fromMiddle = ({ boundingBox: { x, y, width, height } }: Seen) =>
      Math.hypot(x + width / 2 - video.videoWidth / 2, y + height / 2 - video.videoHeight / 2);
    const seen = await detector.detect(video);
    return seen.toSorted((a, b) => fromMiddle(a) - fromMiddle(b))[0]?.rawValue;
  };
}

/** Some browsers have the class, but read nothing. */
async function ofBrowser(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const supported = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !supported.includes('code_128')) return undefined;
  return new BarcodeDetector({ formats: formats.filter((format) => supported.includes(format)) });
}

async function ofLibrary(): Promise<Detector> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  // Else it would be fetched from a public server.
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  return new BarcodeDetector({ formats: [...formats] });
}
