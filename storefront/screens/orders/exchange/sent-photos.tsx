// The photos that a customer sent with an exchange. Loaded on demand.
import { useEffect, useState } from 'react';
import * as texts from '@taana-baana/contract/texts/screens/selling/exchange-photos.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { readExchangePhoto } from '../../../store/orders/own-orders.thunks.ts';

export function SentPhotos({ ids }: { ids: readonly string[] }) {
  const dispatch = useAppDispatch();
  const [sources, setSources] = useState<readonly string[]>([]);
  const [isFailed, setIsFailed] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const all = ids.join(' ');
  useEffect(() => {
    let isLeft = false;
    const answers = all.split(' ').map((id) => dispatch(readExchangePhoto(id)).unwrap());
    Promise.all(answers).then(
      (read) => !isLeft && setSources(read),
      () => !isLeft && setIsFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [dispatch, all, attempts]);
  const retry = () => {
    setIsFailed(false);
    setAttempts(attempts + 1);
  };
  if (isFailed) {
    return (
      <p role="alert">
        {texts.notShown}{' '}
        <button type="button" onClick={retry} className="text-link min-h-11">
          {texts.retry}
        </button>
      </p>
    );
  }
  return (
    <ul className="mt-2 flex flex-wrap gap-3">
      {ids.map((id, index) => (
        <li key={id} className="h-40 rounded-control bg-ground">
          {sources[index] && <img src={sources[index]} alt={texts.photo(index + 1)} className="h-40 rounded-control" />}
        </li>
      ))}
    </ul>
  );
}
