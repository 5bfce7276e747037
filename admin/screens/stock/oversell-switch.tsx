// Whether sold-out sizes of a product can still be bought.
import type { StockOfProduct } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { SwitchField } from '../../components/fields/switch-field.tsx';
import { showFailure, showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';

export function OversellSwitch({ stock: { id, allowsOversell } }: { stock: StockOfProduct }) {
  const [allow] = adminApi.useAllowOversellMutation();
  const change = async (isOn: boolean) => {
    const { error } = await allow({ params: { product: id }, body: { allowsOversell: isOn } });
    if (error) showFailure(error);
    else showToast(texts.oversellDone(isOn));
  };
  return (
    <div className="p-4">
      <SwitchField
        label={texts.oversell}
        hint={texts.oversellHint}
        checked={allowsOversell}
        onChange={(event) => void change(event.target.checked)}
      />
    </div>
  );
}
