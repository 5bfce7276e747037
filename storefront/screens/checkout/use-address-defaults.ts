// Initial address: the one of an abandoned checkout, or the customer's name.
import { useState } from 'react';
import { country } from '@taana-baana/contract/regions.ts';
import type { SignedInCustomer } from '@taana-baana/contract/schemas/customer.ts';
import type { Address } from '@taana-baana/contract/schemas/address.ts';
import { loadAddressDraft } from '../../store/checkout/checkout.thunks.ts';
import { useAppDispatch } from '../../store/hooks.ts';

type TypedAddress = Partial<Omit<Address, 'pincode'>> & { pincode: string };

export function useAddressDefaults({ firstname, lastname }: SignedInCustomer): TypedAddress {
  const dispatch = useAppDispatch();
  const [stored] = useState(() => dispatch(loadAddressDraft()));
  const plain = { firstname, lastname, address: '', other: '', city: '', pincode: '', country };
  // A stored address may be outdated (missing fields, unknown state): the form validates it.
  return { ...plain, ...stored } as TypedAddress;
}
