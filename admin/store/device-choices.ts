// Choices of a member on this device: light or dark, and single-key shortcuts.
const keys = { appearance: 'appearance', shortcuts: 'shortcuts' } as const;
const { dataset } = document.documentElement;

export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

/** 'system' also if the browser stores nothing. */
export const readAppearance = (): Appearance => appearances.find((one) => one === read(keys.appearance)) ?? 'system';

export function chooseAppearance(appearance: Appearance): void {
  keep(keys.appearance, appearance);
  applyAppearance(appearance);
}

/** WCAG 2.1.4: people who use speech input, or touch keys by accident, can switch them off. */
export const hasShortcuts = (): boolean => read(keys.shortcuts) !== 'off';

export function chooseShortcuts(isOn: boolean): void {
  keep(keys.shortcuts, isOn ? 'on' : 'off');
  applyShortcuts(isOn);
}

export function applyDeviceChoices(): void {
  applyAppearance(readAppearance());
  applyShortcuts(hasShortcuts());
}

/** The styles read it. */
function applyAppearance(appearance: Appearance): void {
  if (appearance === 'system') delete dataset.appearance;
  else dataset.appearance = appearance;
}

/** components/use-keys.ts reads it. */
function applyShortcuts(isOn: boolean): void {
  if (isOn) delete dataset.shortcuts;
  else dataset.shortcuts = 'off';
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then the choice lasts for this page only.
  }
}
