// Splits off the first sentence of a description, which is shown large.

/** Longer ones are not shown large. */
const maxCharacters = 110;

/**
 * `story` is plain text; `rest` is the description without it. Without such a sentence all is
 * `rest`.
 */
export function splitStory(html: string): { story: string; rest: string } {
  const [, story = '', more = ''] = /^<p>([^<&]+?[.!?])(?:\s+([^<][^]*?))?<\/p>/.exec(html) ?? [];
  if (story === '' || story.length > maxCharacters) return { story: '', rest: html };
  const rest = html.slice(html.indexOf('</p>') + '</p>'.length);
  return { story, rest: more ? `<p>${more}</p>${rest}` : rest };
}
