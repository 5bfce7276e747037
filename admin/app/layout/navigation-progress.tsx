// A line at the upper edge while the next screen's file loads.
import { useNavigation } from 'react-router';

export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading';
  return isLoading && <div aria-hidden="true" className="navigation-progress" />;
}
