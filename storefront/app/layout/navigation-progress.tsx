// A thread drawn along the top while the next page is on its way; it appears only when that takes a moment.
import { useNavigation } from 'react-router';

export function NavigationProgress() {
  const isUnderWay = useNavigation().state !== 'idle';
  return <div aria-hidden="true" className={isUnderWay ? 'navigation-progress' : undefined} />;
}
