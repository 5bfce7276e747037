// Turns pasted lines that begin with a bullet, as WhatsApp and Word write them, into a list.
import { Fragment, type Node, Slice } from '@tiptap/pm/model';

/** `·` and `§` are what Word writes for its bullets. */
const bullet = /^[\s\u00a0]*[•·▪●◦‣§*–-][\s\u00a0]+/u;

const isBulleted = (node: Node) => node.type.name === 'paragraph' && bullet.test(node.textContent);

/** The paragraph without its first characters. */
const withoutBullet = (node: Node): Node => node.cut(bullet.exec(node.textContent)?.[0].length ?? 0);

export function withLists({ content, openStart, openEnd }: Slice): Slice {
  const bulleted = content.content.filter(isBulleted).length;
  // A single line may begin with a dash for other reasons.
  if (bulleted < 2) return new Slice(content, openStart, openEnd);
  const nodes: Node[] = [];
  let items: Node[] = [];
  const endList = () => {
    const list = items[0]?.type.schema.nodes['bulletList'];
    if (list) nodes.push(list.create(null, items));
    items = [];
  };
  content.forEach((node) => {
    const item = node.type.schema.nodes['listItem'];
    if (item && isBulleted(node)) return void items.push(item.create(null, withoutBullet(node)));
    endList();
    nodes.push(node);
  });
  endList();
  return new Slice(Fragment.from(nodes), 0, 0);
}
