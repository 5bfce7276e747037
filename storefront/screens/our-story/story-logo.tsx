// The logo, large, as one picture.
import { shop } from '../../../shop.config.ts';
import { Logo } from '../../components/page/logo.tsx';

export const StoryLogo = () => (
  <div role="img" aria-label={shop.name}>
    <Logo className="text-display-l" />
  </div>
);
