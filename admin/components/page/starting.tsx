// What is seen until the first screen is there. index.html has it too, before any script runs.
import { Mark } from '../mark.tsx';

export const Starting = () => <Mark className="starting" />;
