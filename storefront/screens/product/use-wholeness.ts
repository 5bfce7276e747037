// By a link a product opens with what the shopper looks at first; the rest is there a few frames later.
import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

export const useWholeness = () => useDeferredValue(true, useNavigationType() !== NavigationType.Push);
