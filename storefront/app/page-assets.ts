// What a page needs to know of the build: the style that is inlined, the entry, and what each screen loads.

export interface PageAssets {
  /** The rules that this markup uses, to be inlined; not in development, where `styleHref` is linked instead. */
  styleFor: (markup: string) => string;
  styleHref?: string;
  entry: string;
  /** Fonts of the first screen. */
  fonts: string[];
  /** The whole style sheet, the modules of the entry, and of one screen besides. */
  preloads: (screen: string | undefined) => string[];
  /** Of the parts that come later: the entry's, and one screen's. */
  late: (screen: string | undefined) => string[];
  /** What only development needs in the head, as HTML. */
  developmentHead?: string;
}
