// What a page needs from the build: styles, scripts, fonts, and the chunks of each screen.

export interface PageAssets {
  /** The whole stylesheet, inlined. Empty in development, where `developmentHead` links it. */
  style: string;
  /** The inline script that loads the modules. */
  bootstrap: string;
  entry: string;
  /** Fonts used above the fold. */
  fonts: string[];
  /** The static imports of the entry and of one screen. */
  preloads: (screen: string | undefined) => string[];
  /** Extra head HTML in development. */
  developmentHead?: string;
}
