// react-redux's hooks with the store's types.
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from './create-store.ts';
import type { RootState } from './app-thunk.ts';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
