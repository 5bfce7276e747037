// A part of a policy. A string is a paragraph, a list of strings is a
// list; the page fills in `{name}`.

export interface PolicyPart {
  readonly heading: string;
  readonly content: readonly (string | readonly string[])[];
}
