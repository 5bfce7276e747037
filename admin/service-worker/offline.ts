// The page without a network: names what is typed and not sent, and opens the admin once the device
// is online.
import { formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import { offline as texts } from '@taana-baana/contract/admin/texts/shop/push.ts';
import { listDrafts } from '../store/local-draft.ts';

const reload = () => location.reload();
addEventListener('online', reload);
document.querySelector('button')?.addEventListener('click', reload);

const drafts = listDrafts();
const section = document.querySelector<HTMLElement>('#kept');
if (section && drafts.length > 0) {
  section.hidden = false;
  section.querySelector('h2')?.append(texts.kept);
  for (const { name, keptAt } of drafts) {
    const line = document.createElement('li');
    line.append(texts.line(name, formatRecent(new Date(keptAt).toISOString(), Date.now())));
    section.querySelector('ul')?.append(line);
  }
}
