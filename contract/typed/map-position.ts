// A position on the map of India, as map programs copy it: `26.8137, 75.5457`.

export interface MapPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** Undefined: no position, or one outside India. */
export function readPosition(text: string): MapPosition | undefined {
  const [, north, east] = /^(\d{1,2}(?:\.\d+)?)(?:\s*,\s*|\s+)(\d{1,2}(?:\.\d+)?)$/.exec(text.trim()) ?? [];
  const [latitude, longitude] = [Number(north), Number(east)];
  const isInIndia = latitude > 6 && latitude < 37.5 && longitude > 68 && longitude < 97.6;
  return isInIndia ? { latitude, longitude } : undefined;
}
