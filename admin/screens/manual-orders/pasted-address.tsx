// A field for an address that the customer has sent as a block: it is taken apart when it is pasted.
import { type ChangeEvent, useRef } from 'react';
import { customer as texts } from '@taana-baana/contract/admin/texts/selling/manual-orders.ts';
import { type ReadAddress, readAddress } from '@taana-baana/contract/addresses/read-address.ts';
import { TextAreaField } from '../../../design/fields/text-area-field.tsx';
import type { fieldsOf } from '../../../design/form/use-shop-form.ts';

/** Characters that nobody types at once. Keyboards paste without an event of their own. */
const pastedAtOnce = 8;

interface PastedAddressProps {
  field: ReturnType<ReturnType<typeof fieldsOf>>;
  onRead: (read: ReadAddress) => void;
}

export function PastedAddress({ field, onRead }: PastedAddressProps) {
  const length = useRef(0);
  const change = async (event: ChangeEvent<HTMLTextAreaElement>) => {
    const text = event.target.value;
    const isPasted = text.length - length.current > pastedAtOnce;
    length.current = text.length;
    await field.onChange(event);
    const read = isPasted ? readAddress(text) : undefined;
    if (read?.address.pincode !== undefined || read?.mobile !== undefined) {
      length.current = read.rest.length;
      onRead(read);
    }
  };
  return (
    <TextAreaField
      label={texts.paste}
      hint={texts.pasteHint}
      rows={2}
      autoComplete="off"
      {...field}
      onChange={change}
    />
  );
}
