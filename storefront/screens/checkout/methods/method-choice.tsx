// How the shopper pays what store credit does not.
import { type CheckoutMethod, checkoutMethods } from '@taana-baana/contract/payment-methods.ts';
import { methodQuestion, shopperWords } from '@taana-baana/contract/texts/payment-methods.ts';

interface MethodChoiceProps {
  chosen: CheckoutMethod;
  onChoose: (method: CheckoutMethod) => void;
}

export function MethodChoice({ chosen, onChoose }: MethodChoiceProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-3 text-display-xs">{methodQuestion}</legend>
      {checkoutMethods.map((method) => (
        <label key={method} className="flex min-h-11 items-center gap-3 rounded-card bg-sunk px-4 py-3 font-semibold">
          <input
            type="radio"
            name="method"
            checked={method === chosen}
            onChange={() => onChoose(method)}
            className="size-5 shrink-0 accent-madder"
          />
          {shopperWords[method]}
        </label>
      ))}
    </fieldset>
  );
}
