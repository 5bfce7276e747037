// Asks whether to restock or write off the counted pieces of a received exchange.
import { useState } from 'react';
import { type RestockDecision, restockDecisions } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/exchanges.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { RestockChoice } from '../../components/orders/restock-choice.tsx';

interface ReceivedDialogProps {
  fromStock: number;
  onReceive: (goods: RestockDecision) => void;
  onClose: () => void;
}

export function ReceivedDialog({ fromStock, onReceive, onClose }: ReceivedDialogProps) {
  const [goods, setGoods] = useState<RestockDecision>('restock');
  return (
    <Dialog title={texts.moves.received} isOpen onClose={onClose}>
      <RestockChoice pieces={fromStock} choices={restockDecisions} chosen={goods} onChoose={setGoods} />
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
