// Makes paragraphs of the text in `<div>`s: the shop's texts have none, and without them their breaks
// would be lost. Its input is well-formed, as the sanitiser writes it.

const blocks = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th']);
blocks.add('td');
/** Text stands in these, not in the blocks around them. */
const holdsText = new Set(['p', 'h2', 'h3', 'h4', 'li', 'blockquote', 'th', 'td']);

export function withParagraphs(html: string): string {
  const writer = new ParagraphWriter();
  for (const token of html.split(/(<[^>]*>)/)) {
    const [, slash, name = ''] = /^<(\/?)([a-z]\w*)/.exec(token) ?? [];
    if (name === 'div') writer.break();
    else if (blocks.has(name) && slash) writer.endBlock(token, name);
    else if (blocks.has(name)) writer.beginBlock(token, name);
    else if (name === 'hr') writer.rule(token);
    else if (name === 'br') writer.lineBreak(token);
    else if (name === '') writer.text(token);
    else if (slash) writer.endInline(token);
    else writer.beginInline(token);
  }
  return writer.end();
}

class ParagraphWriter {
  #html = '';
  #inParagraph = false;
  /** A break that is written before the next text of the same block. */
  #isBroken = false;
  /** The block has text before the break. */
  #hasText = false;
  readonly #blocks: string[] = [];
  /** Opening tags around the text; the first `#written` of them are in the HTML. */
  readonly #inline: string[] = [];
  #written = 0;

  break(): void {
    if (this.#blocks.length === 0) this.#closeParagraph();
    else this.#isBroken = this.#hasText;
  }

  beginBlock(token: string, name: string): void {
    this.#closeParagraph();
    this.#html += token;
    this.#blocks.push(name);
    [this.#isBroken, this.#hasText] = [false, false];
  }

  endBlock(token: string, name: string): void {
    this.#closeInline();
    this.#html += token;
    this.#blocks.splice(this.#blocks.lastIndexOf(name), 1);
    // Text of a list item may go on after a list in it.
    [this.#isBroken, this.#hasText] = [false, this.#blocks.length > 0];
  }

  rule(token: string): void {
    this.#closeParagraph();
    this.#html += token;
  }

  lineBreak(token: string): void {
    if (this.#inParagraph || this.#hasText) this.#html += token;
  }

  beginInline(token: string): void {
    this.#inline.push(token);
  }

  endInline(token: string): void {
    if (this.#written === this.#inline.length) {
      this.#html += token;
      this.#written -= 1;
    }
    this.#inline.pop();
  }

  text(text: string): void {
    const [within] = this.#blocks.slice(-1);
    if (text.trim() === '' && !this.#inParagraph && !this.#hasText) return;
    if (text.trim() === '' && within !== undefined && !holdsText.has(within)) return;
    if (within === undefined && !this.#inParagraph) {
      this.#html += '<p>';
      this.#inParagraph = true;
    }
    if (this.#isBroken && text.trim() !== '') {
      this.#closeInline();
      this.#html += '<br />';
      this.#isBroken = false;
    }
    for (; this.#written < this.#inline.length; this.#written += 1) this.#html += this.#inline[this.#written];
    this.#html += text;
    this.#hasText = true;
  }

  end(): string {
    this.#closeParagraph();
    return this.#html;
  }

  #closeInline(): void {
    for (const tag of this.#inline.slice(0, this.#written).toReversed()) {
      this.#html += `</${/^<(\w+)/.exec(tag)?.[1]}>`;
    }
    this.#written = 0;
  }

  #closeParagraph(): void {
    this.#closeInline();
    if (this.#inParagraph) this.#html = `${this.#html.replace(/(\s|<br \/>)+$/, '')}</p>`;
    this.#inParagraph = false;
    if (this.#blocks.length === 0) [this.#isBroken, this.#hasText] = [false, false];
  }
}
