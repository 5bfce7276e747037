// The logo, large: the mark as a picture, and the name beside it.
import { LogoPicture, Wordmark } from '../../components/page/logo.tsx';
import { useShop } from '../../components/shop-context.ts';

const files = import.meta.glob<string>('../../art/mark.svg', { eager: true, query: '?url', import: 'default' });
const [mark] = Object.values(files);

export function StoryLogo() {
  const { name, logo } = useShop();
  if (logo) {
    return (
      <p className="flex justify-center">
        <LogoPicture logo={logo} />
      </p>
    );
  }
  return (
    <p className="logo text-display-l">
      {mark && <img src={mark} alt={name} width={100} height={100} fetchPriority="high" />}
      <span aria-hidden={mark !== undefined}>
        <Wordmark />
      </span>
    </p>
  );
}
