// The logo, large: the mark as a picture, and the name beside it.
import { shop } from '../../../shop.config.ts';
import { Wordmark } from '../../components/page/logo.tsx';

const files = import.meta.glob<string>('../../art/mark.svg', { eager: true, query: '?url', import: 'default' });
const [mark] = Object.values(files);

export const StoryLogo = () => (
  <p className="logo text-display-l">
    {mark && <img src={mark} alt={shop.name} width={100} height={100} fetchPriority="high" />}
    <span aria-hidden={mark !== undefined}>
      <Wordmark />
    </span>
  </p>
);
