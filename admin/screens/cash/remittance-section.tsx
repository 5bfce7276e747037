// A courier's file: chosen, read as a dry run, and applied.
import { type ChangeEvent, useState } from 'react';
import { type Remittance, cashLengths, remittanceFields } from '@taana-baana/contract/admin/schemas/selling/cash.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/money/cash.ts';
import { courierMissing, tooLarge } from '@taana-baana/contract/admin/texts/selling/money/cash-messages.ts';
import { Button } from '../../components/button.tsx';
import { FileButton } from '../../components/fields/file-button.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { SwitchField } from '../../components/fields/switch-field.tsx';
import { Section } from '../../components/page/section.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { FileColumns } from './file-columns.tsx';
import { RemittanceView } from './remittance-view.tsx';

const { upload } = texts;

interface Read {
  readonly csv: string;
  readonly found: Remittance;
  /** Chosen since: what was found is of others then. */
  readonly columns: Remittance['columns'];
}

export function RemittanceSection() {
  const { data } = adminApi.useListCouriersQuery();
  const names = data?.couriers.map(({ name }) => name) ?? [];
  const [chosen, setChosen] = useState<string>();
  const courier = chosen ?? (names.length === 1 ? names[0] : undefined) ?? '';
  const [check, { isLoading: isChecking }] = adminApi.useCheckCashMutation();
  const [apply, { isLoading: isApplying }] = adminApi.useApplyCashMutation();
  const [read, setRead] = useState<Read>();
  const [acceptsFreight, setAccepts] = useState(true);
  const [problem, setProblem] = useState<string>();

  const refuse = (text: string) => {
    setRead(undefined);
    setProblem(text);
  };

  async function open(csv: string, columns?: Remittance['columns']): Promise<void> {
    if (courier === '') return refuse(courierMissing);
    const { data: found, error } = await check({ body: { courier, csv, columns } });
    if (!found) return refuse((error as { message: string }).message);
    setProblem(undefined);
    setRead({ csv, found, columns: found.columns });
  }

  async function send({ csv, found }: Read): Promise<void> {
    const { data: done, error } = await apply({ body: { courier, csv, columns: found.columns, acceptsFreight } });
    if (!done) return setProblem((error as { message: string }).message);
    const { rows, paise } = newOf(done);
    showToast(upload.applied(rows, paise));
    setRead(undefined);
    setProblem(undefined);
  }

  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    setChosen(target.value);
    setRead(undefined);
    setProblem(undefined);
  };
  const fresh = read && newOf(read.found);
  const isReadSo = read && remittanceFields.every((field) => read.columns[field] === read.found.columns[field]);
  return (
    <Section heading={upload.heading} text={upload.text}>
      <div className="flex flex-col gap-4 p-4">
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-40 flex-1 sm:max-w-64">
            <SelectField
              label={upload.courier}
              value={courier}
              onChange={choose}
              options={[{ value: '', label: upload.choose }, ...names.map((name) => ({ value: name, label: name }))]}
            />
          </div>
          <FileButton
            label={upload.file}
            accept=".csv,text/csv"
            isPending={isChecking}
            onFile={(file) =>
              void (file.size > cashLengths.file ? refuse(tooLarge) : file.text().then((csv) => open(csv)))
            }
          />
        </div>
        {problem && (
          <p role="alert" className="text-sm font-medium text-madder">
            {problem}
          </p>
        )}
        {read && fresh && (
          <>
            <FileColumns
              key={read.csv + String(read.found.isMapped)}
              found={read.found}
              columns={read.columns}
              isPending={isChecking}
              onChange={(columns) => setRead({ ...read, columns })}
              onRead={() => void open(read.csv, read.columns)}
            />
            {isReadSo && read.found.isMapped && <RemittanceView found={read.found} />}
            {isReadSo && read.found.freightPaise > 0 && read.found.problems.total === 0 && (
              <SwitchField
                label={upload.acceptFreight(read.found.freightPaise)}
                checked={acceptsFreight}
                onChange={({ target }) => setAccepts(target.checked)}
              />
            )}
            {isReadSo && read.found.isMapped && read.found.problems.total === 0 && (
              <div>
                {fresh.rows === 0 ? (
                  <p className="font-semibold">{upload.nothing}</p>
                ) : (
                  <Button kind="primary" isPending={isApplying} onPress={() => void send(read)}>
                    {upload.apply(fresh.rows, fresh.paise)}
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </div>
    </Section>
  );
}

/** Without rows that were read before. */
function newOf({ sums }: Remittance): { rows: number; paise: number } {
  const fresh = sums.filter(({ outcome }) => outcome !== 'known');
  return {
    rows: fresh.reduce((sum, { rows }) => sum + rows, 0),
    paise: fresh.reduce((sum, { paise }) => sum + paise, 0),
  };
}
