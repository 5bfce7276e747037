// The photos of one request: shrinks them, sends them one by one, retries, removes.
import { useEffect, useRef, useState } from 'react';
import { photoLimits } from '@taana-baana/contract/exchanges.ts';
import * as exchangeMessages from '@taana-baana/contract/texts/messages/exchange-messages.ts';
import * as texts from '@taana-baana/contract/texts/screens/selling/exchange-photos.ts';
import { ApiError } from '../../../store/api-client.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { newKey } from '../../../store/new-key.ts';
import { sendPhoto } from '../../../store/orders/send-photo.ts';
import { type ShrunkPhoto, shrinkPhoto } from './shrink-photo.ts';

export interface ChosenPhoto extends ShrunkPhoto {
  readonly id: string;
  /** From 0 to 1. */
  readonly progress: number;
  readonly isSent: boolean;
  /** Why it was not sent. */
  readonly error?: string | undefined;
  readonly controller: AbortController;
}

export interface ExchangePhotos {
  readonly photos: readonly ChosenPhoto[];
  readonly isReading: boolean;
  /** Why a file was refused. */
  readonly problem: string | undefined;
  readonly choose: (files: readonly File[]) => void;
  readonly retry: (id: string) => void;
  readonly remove: (id: string) => void;
  /** Their ids once all are sent; undefined if one was not. */
  readonly settled: () => Promise<string[] | undefined>;
}

/** `onChange`: photos were added or removed, or one is sent again. */
export function useExchangePhotos(number: string, onChange: () => void): ExchangePhotos {
  const token = useAppSelector(({ auth }) => auth.customer?.token ?? '');
  // Uploads in the background change the latest list, not that of a render.
  const all = useRef<readonly ChosenPhoto[]>([]);
  const queue = useRef(Promise.resolve());
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => all.current.forEach(({ controller }) => controller.abort()), []);

  const show = (list: readonly ChosenPhoto[]) => {
    all.current = list;
    setPhotos(list);
  };
  const change = (id: string, changes: Partial<ChosenPhoto>) =>
    show(all.current.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)));

  async function send(id: string): Promise<void> {
    const photo = all.current.find((one) => one.id === id);
    if (!photo) return;
    const { picture, controller } = photo;
    const onProgress = (progress: number) => change(id, { progress });
    try {
      await sendPhoto({ number, id, picture, token, signal: controller.signal, onProgress });
      change(id, { isSent: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      change(id, { error: error.message });
    }
  }
  const enqueue = (id: string) => {
    onChange();
    queue.current = queue.current.then(() => send(id));
  };

  async function choose(files: readonly File[]): Promise<void> {
    setProblem(undefined);
    setIsReading(true);
    for (const file of files) {
      if (all.current.length >= photoLimits.most) {
        setProblem(exchangeMessages.tooManyPhotos);
        break;
      }
      const shrunk = await shrinkPhoto(file);
      if (!shrunk) {
        setProblem(isHeic(file) ? texts.heic : exchangeMessages.photoUnreadable);
        continue;
      }
      const id = newKey();
      show([...all.current, { ...shrunk, id, progress: 0, isSent: false, controller: new AbortController() }]);
      enqueue(id);
    }
    setIsReading(false);
  }

  return {
    photos,
    isReading,
    problem,
    choose: (files) => void choose(files),
    retry: (id) => {
      change(id, { error: undefined, progress: 0 });
      enqueue(id);
    },
    remove: (id) => {
      all.current.find((photo) => photo.id === id)?.controller.abort();
      show(all.current.filter((photo) => photo.id !== id));
      setProblem(undefined);
      onChange();
    },
    settled: async () => {
      await queue.current;
      return all.current.every(({ isSent }) => isSent) ? all.current.map(({ id }) => id) : undefined;
    },
  };
}

const isHeic = ({ name, type }: File): boolean => /\/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);
