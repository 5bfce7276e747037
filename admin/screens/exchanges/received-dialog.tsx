// Asks what becomes of the counted pieces that came back in an exchange.
import { useState } from 'react';
import { type Goods, goodsChoices } from '@taana-baana/contract/admin/schemas/catalog/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/orders/exchanges.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { GoodsChoice } from '../../components/orders/goods-choice.tsx';

interface ReceivedDialogProps {
  fromStock: number;
  onReceive: (goods: Goods) => void;
  onClose: () => void;
}

export function ReceivedDialog({ fromStock, onReceive, onClose }: ReceivedDialogProps) {
  const [goods, setGoods] = useState<Goods>('restock');
  return (
    <Dialog title={texts.moves.received} isOpen onClose={onClose}>
      <GoodsChoice pieces={fromStock} choices={goodsChoices} chosen={goods} onChoose={setGoods} />
      <Button
        kind="primary"
        onPress={() => {
          onReceive(goods);
          onClose();
        }}
      >
        {texts.moves.received}
      </Button>
    </Dialog>
  );
}
