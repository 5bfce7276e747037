// What the address form starts with: the address of a checkout that came to nothing, else the customer's own name.
import { useState } from 'react';
import { country } from '@taana-baana/contract/regions.ts';
import type { SignedInCustomer } from '@taana-baana/contract/schemas/customer.ts';
import type { Address } from '@taana-baana/contract/schemas/address.ts';
import { recallAddress } from '../../store/checkout.thunks.ts';
import { useAppDispatch } from '../../store/hooks.ts';

type TypedAddress = Partial<Omit<Address, 'pincode'>> & { pincode: string };

export function useAddressDefaults({ firstname, lastname }: SignedInCustomer): TypedAddress {
  const dispatch = useAppDispatch();
  const [stored] = useState(() => dispatch(recallAddress()));
  const plain = { firstname, lastname, address: '', other: '', city: '', pincode: '', country };
  // A record of an older form may lack a field, or hold a state that is not offered: the form's own check says so.
  return { ...plain, ...stored } as TypedAddress;
}
