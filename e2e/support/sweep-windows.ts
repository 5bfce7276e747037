// The windows of both sweeps, of shop and admin.
import { areTestsLong } from '../../scripts/testing/long-tests.ts';

export const phone = { width: 390, height: 844 };

export interface SweptWindow {
  readonly name: string;
  readonly width?: number;
  readonly height?: number;
  /** The browser's default text size in px. */
  readonly text?: number;
  /** With WCAG's spacing of text. */
  readonly isSpaced?: boolean;
}

/** The first two find most; CI measures all. */
const all: readonly SweptWindow[] = [
  { name: '320 px', width: 320 },
  { name: 'text of 32 px', text: 32 },
  { name: '390 px' },
  { name: 'text of 24 px', text: 24 },
  { name: 'text spacing', isSpaced: true },
  { name: 'a low window', width: 740, height: 360 },
];
export const windows = areTestsLong ? all : all.slice(0, 2);
