// The address form's values: the draft, else the last order's address, else the customer's name.
// Typed text is stored at once.
import { useEffect, useState, type ChangeEvent } from 'react';
import { country, stateOf } from '@taana-baana/contract/addresses/regions.ts';
import type { SignedInCustomer } from '@taana-baana/contract/schemas/people/customer.ts';
import { Address } from '@taana-baana/contract/schemas/address.ts';
import { useShopForm } from '../../../design/form/use-shop-form.ts';
import { importWithRetry } from '../../components/import-retry.ts';
import { fetchLastAddress, loadAddressDraft, saveAddressDraft } from '../../store/checkout/address-draft.thunks.ts';
import { useAppDispatch } from '../../store/hooks.ts';

type TypedAddress = Partial<Omit<Address, 'pincode'>> & { pincode: string };

export function useAddressForm({ firstname, lastname }: SignedInCustomer) {
  const dispatch = useAppDispatch();
  const [draft] = useState(() => dispatch(loadAddressDraft()));
  const plain = { firstname, lastname, address: '', other: '', pincode: '', city: '', state: '', country };
  // A stored address may be outdated (missing fields, unknown state): the form validates it.
  const form = useShopForm(Address, { ...plain, ...draft } as TypedAddress);
  const { dirtyFields } = form.formState;

  useEffect(() => {
    if (draft) return;
    void dispatch(fetchLastAddress()).then(({ payload }) => {
      if (payload && 'city' in payload && !dispatch(loadAddressDraft()))
        form.reset({ ...plain, ...payload } as TypedAddress);
    });
    // Only once: then the form is in use.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  async function fillState(pincode: string): Promise<void> {
    const { regionOfPincode } = await importWithRetry(() => import('@taana-baana/contract/addresses/pin-regions.ts'));
    const state = stateOf(regionOfPincode(pincode));
    if (state) form.setValue('state', state, { shouldValidate: true });
  }

  const [pincode, state] = form.watch(['pincode', 'state']);
  const [question, setQuestion] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void askAboutState(pincode, state).then((asked) => isCurrent && setQuestion(asked));
    return () => {
      isCurrent = false;
    };
  }, [pincode, state]);

  return {
    form,
    pincode,
    /** Asked if PIN code and state disagree; the shopper may go on. Blank: they agree. */
    question,
    /** For the form's onChange. */
    keep: async ({ target }: ChangeEvent<HTMLFormElement>) => {
      const { name, value } = target as unknown as HTMLInputElement;
      dispatch(saveAddressDraft(form.getValues()));
      if (name !== 'pincode' || dirtyFields.state) return;
      await fillState(value);
      dispatch(saveAddressDraft(form.getValues()));
    },
  };
}

async function askAboutState(pincode: string | number, state: string | undefined): Promise<string> {
  if (!state || !pincode) return '';
  const { stateQuestion } = await importWithRetry(() => import('@taana-baana/contract/addresses/state-question.ts'));
  return stateQuestion(pincode, state) ?? '';
}
