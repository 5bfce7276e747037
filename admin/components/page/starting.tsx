// Shown until the first screen has loaded. index.html contains it too, before any script runs.
import { Mark } from '../mark.tsx';

export const Starting = () => <Mark className="starting" />;
