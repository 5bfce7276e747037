// The progress line at the top during slow navigations.
import { useNavigation } from 'react-router';

export function NavigationProgress() {
  const isUnderWay = useNavigation().state !== 'idle';
  return <div aria-hidden="true" className={isUnderWay ? 'navigation-progress' : undefined} />;
}
