// Light or dark: as the system has it, or as the member of staff chose on this device.
const key = 'appearance';

export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

/** 'system' also where the browser keeps nothing. */
export function readAppearance(): Appearance {
  try {
    return appearances.find((one) => one === localStorage.getItem(key)) ?? 'system';
  } catch {
    return 'system';
  }
}

export function chooseAppearance(appearance: Appearance): void {
  try {
    localStorage.setItem(key, appearance);
  } catch {
    // The choice holds for this page then.
  }
  applyAppearance(appearance);
}

export function applyAppearance(appearance = readAppearance()): void {
  if (appearance === 'system') delete document.documentElement.dataset.appearance;
  else document.documentElement.dataset.appearance = appearance;
}
