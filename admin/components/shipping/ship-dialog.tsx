// Ships many orders with one courier. AWBs are scanned, typed or pasted; they stay until sent, even
// if the dialog is closed or the page reloaded.
import { useEffect, useRef, useState } from 'react';
import {
  shippingForm,
  type MovedOrders,
  type ShippingForm,
} from '@taana-baana/contract/admin/schemas/selling/fulfilment.ts';
import type { OrderRow } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/shipping.ts';
import { useShopForm } from '../../../design/form/use-shop-form.ts';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { SubmitButton } from '../fields/form.tsx';
import { ScanButton, type ScanResult } from '../scan/scan-button.tsx';
import { readColumn } from './awb-column.ts';
import { AwbField } from './awb-field.tsx';
import { exactCode } from '@taana-baana/contract/typed/exact-text.ts';
import { readSlipCode } from '@taana-baana/contract/typed/slip-code.ts';
import type { LocalDraft } from '../../store/local-draft.ts';
import type { Together, TypedParcels } from '../../store/selling/use-many-orders.ts';
import { Notice } from '../page/notice.tsx';

type Order = Pick<OrderRow, 'number' | 'customer'>;

export interface ShipDialogProps {
  orders: readonly Order[];
  /** Until it is known, no orders go together. */
  together: Together | undefined;
  /** Names. */
  couriers: readonly string[];
  storage: LocalDraft<TypedParcels>;
  /** Resolves to the refused orders; rejects if there is no answer. */
  onShip: (
    parcels: { number: string; courier?: string | undefined; awb?: string | undefined }[],
  ) => Promise<MovedOrders['orders']>;
  onClose: () => void;
}

export function ShipDialog({ orders, together, couriers, storage, onShip, onClose }: ShipDialogProps) {
  /** Orders that are not shipped yet. */
  const [waiting, setWaiting] = useState(orders);
  const [refused, setRefused] = useState<MovedOrders['orders']>([]);
  const [linesLeft, setLinesLeft] = useState(0);
  const [kept] = useState(() => storage.read());
  const isTogether = (number: string, other: string) => together?.get(number)?.includes(other) ?? false;
  const form = useShopForm(shippingForm(isTogether), {
    courier: kept?.courier ?? (couriers.length === 1 ? couriers[0] : ''),
    orders: orders.map(({ number }) => ({ number, awb: kept?.awbs[number] ?? '' })),
  });
  const { errors } = form.formState;
  const list = useRef<HTMLUListElement>(null);
  const scannedLine = useRef<number>(undefined);
  const typed = form.watch();
  const numbers = waiting.map(({ number }) => number);

  useEffect(() => {
    const isHere = (number: string) => orders.some((order) => order.number === number);
    const others = Object.entries(kept?.awbs ?? {}).filter(([number]) => !isHere(number));
    const here = typed.orders.flatMap(({ number, awb }) => (awb ? [[number, awb] as const] : []));
    storage.keep({ courier: typed.courier ?? '', awbs: Object.fromEntries([...others, ...here]) });
  }, [storage, kept, orders, typed]);

  function goTo(index: number): void {
    const fields = list.current?.querySelectorAll('input') ?? [];
    const next = fields[index] ?? list.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]');
    next?.focus();
    if (next instanceof HTMLInputElement) next.select();
  }

  /** A scanner ends each code with Enter. */
  async function leave(index: number): Promise<void> {
    const name = `orders.${index}.awb` as const;
    const scanned = numbers.indexOf(readSlipCode(form.getValues(name) ?? '').number);
    if (scanned !== -1) {
      form.setValue(name, '');
      return goTo(scanned);
    }
    goTo((await form.trigger(name)) ? index + 1 : index);
  }

  function paste(text: string, start: number): void {
    const { awbs, left } = readColumn(text, numbers, start);
    for (const [index, awb] of awbs) form.setValue(`orders.${index}.awb`, awb);
    setLinesLeft(left);
    goTo(Math.max(...awbs.keys(), start - 1) + 1);
  }

  /** By the scanner: into the line of the order that was scanned before, else the first empty one. */
  function scan(code: string): ScanResult {
    const { number: awb } = readSlipCode(code);
    const chosen = waiting.find(({ number }) => number === awb);
    if (chosen) {
      scannedLine.current = numbers.indexOf(awb);
      return { text: texts.scanned.chosen(chosen.number, chosen.customer) };
    }
    const lines = form.getValues('orders');
    const taken = lines.find((line) => exactCode(line.awb ?? '') === awb)?.number;
    const isEmpty = (line: { awb?: string | undefined }) => !line.awb;
    const index = scannedLine.current ?? lines.findIndex(isEmpty);
    const number = numbers[index];
    // Scanned twice it would fill the next line, unless that was scanned before.
    if (taken && !(scannedLine.current !== undefined && number && isTogether(taken, number))) {
      const other = lines.find((line) => isEmpty(line) && isTogether(taken, line.number))?.number;
      const text = other ? texts.scanned.takenTogether(awb, taken, other) : texts.scanned.taken(awb, taken);
      return { text, isRefused: true };
    }
    if (number === undefined) return { text: texts.scanned.full, isRefused: true };
    scannedLine.current = undefined;
    form.setValue(`orders.${index}.awb`, awb);
    const next = form.getValues('orders').find(isEmpty)?.number;
    return { text: texts.scanned.filled(number, awb, next) };
  }

  async function ship({ courier, orders: parcels }: ShippingForm) {
    try {
      const notMoved = await onShip(parcels.map((parcel) => ({ ...parcel, courier })));
      const left = waiting.filter(({ number }) => notMoved.some((one) => one.number === number));
      const awbOf = ({ number }: Order) => parcels.find((parcel) => parcel.number === number)?.awb ?? '';
      form.reset({ courier: courier ?? '', orders: left.map((one) => ({ number: one.number, awb: awbOf(one) })) });
      setWaiting(left);
      setRefused(notMoved);
      if (left.length === 0) onClose();
    } catch (error) {
      return { error };
    }
  }

  /** The AWB of an order that goes together with this one, if this one has none. */
  function sameParcelOf(number: string, index: number) {
    const isSame = (other: { number: string; awb?: string | undefined }) =>
      Boolean(other.awb) && isTogether(other.number, number);
    const same = typed.orders[index]?.awb ? undefined : typed.orders.find(isSame);
    return {
      sameParcel: same?.number,
      onSameParcel: () => {
        form.setValue(`orders.${index}.awb`, same?.awb);
        goTo(index + 1);
      },
    };
  }

  const count = typed.orders.filter(({ awb }) => awb && exactCode(awb)).length;
  return (
    <FormDialog
      title={texts.heading(waiting.length)}
      form={form}
      submit={
        <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap items-center justify-between gap-2 border-t border-line bg-paper px-5 py-3">
          <p role="status" className="tabular text-sm">
            {texts.filled(count, waiting.length)}
          </p>
          <SubmitButton isPending={form.formState.isSubmitting}>{texts.submit(waiting.length)}</SubmitButton>
        </div>
      }
      onSend={ship}
      onClose={onClose}
    >
      {refused.length > 0 && (
        <Notice tone="danger" role="alert" className="font-medium">
          {texts.partly(orders.length - waiting.length)}
        </Notice>
      )}
      <p className="text-sm text-pretty text-ink-soft">{texts.mail}</p>
      <SelectField
        // The options of a select must exist before its value is set.
        key={couriers.length}
        label={texts.courier}
        error={errors.courier?.message}
        options={[{ value: '', label: texts.chooseCourier }, ...couriers.map((name) => ({ value: name, label: name }))]}
        {...form.register('courier')}
      />
      <fieldset>
        <legend className="field-label">{texts.awbs}</legend>
        <p className="mb-2 text-sm text-pretty text-ink-soft">{texts.awbsHint}</p>
        <div className="mb-3">
          <ScanButton hint={texts.scanned.hint} onScan={scan} />
        </div>
        {linesLeft > 0 && (
          <p role="alert" className="mb-2 text-sm font-medium text-madder">
            {texts.tooManyLines(linesLeft)}
          </p>
        )}
        <ul ref={list} className="flex flex-col gap-2">
          {waiting.map((order, index) => (
            <AwbField
              key={order.number}
              {...order}
              error={
                errors.orders?.[index]?.awb?.message ??
                refused.find(({ number }) => number === order.number)?.message ??
                undefined
              }
              {...sameParcelOf(order.number, index)}
              field={form.register(`orders.${index}.awb`)}
              onEnter={() => void leave(index)}
              onPasteLines={(text) => paste(text, index)}
            />
          ))}
        </ul>
      </fieldset>
    </FormDialog>
  );
}
