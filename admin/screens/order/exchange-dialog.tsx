// Staff start an exchange for the customer: what comes back, what is wanted instead, and why.
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import type { ExchangeChoices } from '@taana-baana/contract/admin/schemas/selling/exchanges.ts';
import { page, reasons } from '@taana-baana/contract/admin/texts/selling/exchanges.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/start-exchange.ts';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { type Piece, exchangeReasons, isReturnFree } from '@taana-baana/contract/exchanges.ts';
import { integerBetween } from '@taana-baana/contract/schemas/choices.ts';
import { optionalText, requiredText } from '@taana-baana/contract/schemas/fields.ts';
import { ExchangeAnswers, nothingChosen, problemsOf } from '@taana-baana/contract/schemas/selling/exchange-answers.ts';
import { sizesOf } from '@taana-baana/contract/sizes/product-sizes.ts';
import { noLines, noPiecesLeft } from '@taana-baana/contract/texts/messages/exchange-messages.ts';
import { TextAreaField } from '../../../design/fields/text-area-field.tsx';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { SwitchField } from '../../components/fields/switch-field.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';
import { Notice } from '../../components/page/notice.tsx';

type Line = ExchangeChoices['lines'][number];

interface ExchangeDialogProps {
  number: string;
  onClose: () => void;
}

export function ExchangeDialog({ number, onClose }: ExchangeDialogProps) {
  const query = adminApi.useGetExchangeChoicesQuery({ params: { number } }, { refetchOnMountOrArgChange: true });
  const { currentData: data } = query;
  if (data && data.lines.length > 0) return <StartForm number={number} choices={data} onClose={onClose} />;
  return (
    <Dialog title={texts.heading(number)} isOpen onClose={onClose}>
      <QueryState query={{ ...query, data }}>{() => <p className="text-pretty">{texts.nothingLeft}</p>}</QueryState>
    </Dialog>
  );
}

/** As a line of an order has. */
const maxPieces = 100;
const choose = { value: '', label: texts.choose };
const reasonOptions = [choose, ...exchangeReasons.map((value) => ({ value, label: reasons[value] }))];

/** Checks each line as the customer's form does. */
const schemaOf = ({ lines, until }: ExchangeChoices) =>
  z
    .extend(ExchangeAnswers, {
      choices: z.record(
        z.string(),
        z.object({ quantity: integerBetween(0, maxPieces, noPiecesLeft), size: z.string(), color: z.string() }),
      ),
      isSent: z.boolean(),
      whyLate: until === null ? requiredText(texts.whyLateRequired, 500) : optionalText(500),
    })
    .check(
      z.superRefine(({ choices, reason }, context) => {
        for (const line of lines) {
          const { id, color, size } = line;
          const choice = choices[id] ?? nothingChosen;
          const found = problemsOf(choice, { color: color.id, size }, reason);
          const isLeft = choice.quantity <= (leftOf(line, choice) ?? choice.quantity);
          const problems = { ...found, size: found.size ?? (isLeft ? undefined : texts.notLeft) };
          for (const [name, message] of Object.entries(problems))
            if (message) context.addIssue({ code: 'custom', path: ['choices', id, name], message });
        }
      }),
    );

function StartForm({ number, choices, onClose }: ExchangeDialogProps & { choices: ExchangeChoices }) {
  const { lines, until } = choices;
  const told = choices.hasMail ? 'mail' : 'noMail';
  const schema = useMemo(() => schemaOf(choices), [choices]);
  const form = useKeptForm(`exchange ${number}`, schema, {
    comment: '',
    choices: Object.fromEntries(
      lines.map(({ id }) => [id, { ...nothingChosen, quantity: lines.length === 1 ? 1 : 0 }]),
    ),
    isSent: false,
    whyLate: '',
  });
  const navigate = useNavigate();
  const [start] = adminApi.useStartExchangeMutation();
  const field = fieldsOf(form);
  const reason = exchangeReasons.find((one) => one === form.watch('reason'));
  return (
    <FormDialog
      title={texts.heading(number)}
      form={form}
      submit={texts.submit}
      onSend={async ({ choices: chosen, ...answers }) => {
        const wanted = lines.flatMap(({ id }) => (chosen[id]?.quantity ? [{ line: id, ...chosen[id] }] : []));
        if (wanted.length > 0)
          return start({ params: { number }, body: { ...answers, key: form.sendKey(), lines: wanted } });
        form.setError('root', { message: noLines });
        return false;
      }}
      onDone={({ id }) => {
        showToast(texts.done[told]);
        void navigate(`/exchanges/${id}`);
      }}
      onClose={onClose}
    >
      <p className="text-sm text-pretty text-ink-soft">{texts.intro[told]}</p>
      {until === null && (
        <>
          <Notice tone="warning">{texts.daysOver}</Notice>
          <TextAreaField label={texts.whyLate} hint={texts.whyLateHint} rows={2} {...field('whyLate')} />
        </>
      )}
      {lines.map((line) => (
        <LineFields
          key={line.id}
          line={line}
          isChosen={Number(form.watch(`choices.${line.id}.quantity`)) > 0}
          wantedColor={form.watch(`choices.${line.id}.color`)}
          field={(name) => field(`choices.${line.id}.${name}`)}
        />
      ))}
      <SelectField
        label={texts.reason}
        options={reasonOptions}
        {...(reason && { hint: isReturnFree(reason) ? texts.wePay : texts.customerPays })}
        {...field('reason')}
      />
      <TextAreaField label={texts.comment} rows={2} {...field('comment')} />
      <SwitchField label={texts.isSent} {...form.register('isSent')} />
    </FormDialog>
  );
}

/** Pieces that could go out now; undefined: made to order. */
const leftOf = ({ stock }: Line, { color, size }: Piece): number | undefined =>
  stock.find((one) => one.color === color && one.size === size)?.left;

function sizeOption(line: Line, piece: Piece) {
  const { size } = piece;
  const left = leftOf(line, piece);
  return { value: size, label: left === undefined ? size : texts.sizeLeft(size, left), isClosed: left === 0 };
}

interface LineFieldsProps {
  line: Line;
  isChosen: boolean;
  wantedColor: string;
  field: (name: 'quantity' | 'size' | 'color') => ReturnType<ReturnType<typeof fieldsOf>>;
}

const LineFields = ({ line, isChosen, wantedColor, field }: LineFieldsProps) => (
  <fieldset className="flex flex-col gap-3">
    <legend className="mb-2">
      <span className="font-semibold">{line.title}</span>
      <span className="block text-sm text-ink-soft">{page.before(line.color.title, line.size)}</span>
    </legend>
    <SelectField
      label={texts.howMany}
      options={Array.from({ length: line.left + 1 }, (_, count) => ({
        value: String(count),
        label: count === 0 ? texts.none : String(count),
      }))}
      {...field('quantity')}
    />
    {isChosen && (
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={texts.wantedColor}
          options={[choose, ...line.colors.map((one) => ({ value: one.id, label: colorName(one.title) }))]}
          {...field('color')}
        />
        <SelectField
          label={texts.wantedSize}
          options={[
            choose,
            ...sizesOf(line.sizes ? { sizes: line.sizes } : {}).map((size) =>
              sizeOption(line, { color: wantedColor, size }),
            ),
          ]}
          {...field('size')}
        />
      </div>
    )}
  </fieldset>
);
