// A form whose typed text is kept on this device until it is sent or discarded. No form with a
// password, a code or a key uses it.
import { nanoid } from '@reduxjs/toolkit';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { type FormDefaults, type FormSchema, type ShopForm, useShopForm } from '../../design/form/use-shop-form.ts';
import { dropOldDrafts, localDraft } from './local-draft.ts';
import { isSame, mergeChanges } from './merge-changes.ts';
import { adminApi } from './admin-api.ts';

// With the first form of a visit.
setTimeout(dropOldDrafts);

interface KeptText<Base> {
  /** The controls' values, and those that the form opened with. */
  readonly typed: unknown;
  readonly from: unknown;
  /** Of the call that sends it: a text that was sent and is back makes nothing twice. */
  readonly key: string;
  readonly base: Base | undefined;
}

/** What the form says about a text that is kept. */
export interface Kept {
  /** `back`: the text was typed earlier. `elsewhere`: another tab keeps one, so this one is not. */
  readonly state: 'back' | 'elsewhere' | undefined;
  readonly discard: () => void;
  /** Ends `elsewhere`: shows the other text, or keeps this one in its place. */
  readonly takeOther: () => void;
  readonly keepThis: () => void;
}

type KeptForm<S extends FormSchema> = ShopForm<z.input<S>, z.output<S>> & {
  readonly kept: Kept;
  /** For calls that may be sent twice. */
  readonly sendKey: () => string;
};

/**
 * `name` tells the form and what it is about: `note TB-123`. What the submit handler sends is
 * dropped, unless it calls `setError` or returns false. If what the form opened with has changed
 * meanwhile, only the fields that were typed into come back; with `base` (the version that fills
 * the form) everything does, and the version with it.
 */
export function useKeptForm<S extends FormSchema, Base = never>(
  name: string,
  schema: S,
  defaults: FormDefaults<S>,
  base?: RefObject<Base>,
): KeptForm<S> {
  const form = useShopForm(schema, defaults);
  const { data: me } = adminApi.useGetMeQuery();
  const storage = useMemo(() => localDraft<KeptText<Base>>(name, me?.id ?? ''), [name, me?.id]);
  const [state, setState] = useState<Kept['state']>();
  const key = useRef('');
  const isRefused = useRef(false);

  /** What the form opened with. `formState.defaultValues` is that of the last render. */
  const start = useRef<unknown>(defaults);
  const keep = () =>
    storage.keep({ typed: form.getValues(), from: start.current, key: key.current, base: base?.current });

  function drop(): void {
    if (!storage.isFromElsewhere()) storage.drop();
    key.current = nanoid(32);
    setState(undefined);
  }

  function bringBack(): void {
    const text = storage.read();
    key.current = text?.key ?? nanoid(32);
    setState(text && 'back');
    if (!text) return;
    if (base && text.base !== undefined) {
      base.current = text.base;
      start.current = text.from;
      form.reset(text.from as FormDefaults<S>);
      form.reset(text.typed as FormDefaults<S>, { keepDefaultValues: true });
    } else {
      const { mine } = mergeChanges<unknown>(text.from, text.typed, defaults, { isDeep: true });
      form.reset(mine as FormDefaults<S>, { keepDefaultValues: true });
    }
  }

  useLayoutEffect(() => {
    bringBack();
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        start.current = defaultValues;
        const isTyped = !isSame(values, defaultValues);
        if (storage.isFromElsewhere()) setState(isTyped ? 'elsewhere' : undefined);
        else if (isTyped) keep();
        else storage.drop();
      },
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text of this place, once
  }, [storage]);

  return {
    ...form,
    handleSubmit: (onValid, onInvalid) =>
      form.handleSubmit(async (...sent) => {
        isRefused.current = false;
        const answer = await onValid(...sent);
        // With a base, the answer has filled the form: what differs from it was typed meanwhile.
        if (answer === false || isRefused.current) return answer;
        if (base && !isSame(form.getValues(), start.current)) keep();
        else drop();
        return answer;
      }, onInvalid),
    setError: (...error) => {
      isRefused.current = true;
      form.setError(...error);
    },
    sendKey: () => key.current,
    kept: {
      state,
      discard: () => {
        form.reset();
        drop();
      },
      takeOther: bringBack,
      keepThis: () => {
        keep();
        setState('back');
      },
    },
  };
}
