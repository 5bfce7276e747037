// `payments check --month`: the reconciliation of the admin, on the command line.
import { booksAgree, differences as booksDiffer } from '@taana-baana/contract/admin/texts/mails/payments-check.ts';
import type { BridgeRow, Reconciliation } from '@taana-baana/contract/admin/schemas/selling/reconciliation.ts';
import { monthUnknown } from '@taana-baana/contract/admin/texts/selling/money/reconciliation-messages.ts';
import { bridgeRows as rowNames } from '@taana-baana/contract/admin/texts/selling/money/reconciliation.ts';
import { isMonth } from '@taana-baana/contract/calendar/indian-months.ts';
import { reconcile } from '../../modules/selling/money/reconciliation/reconciliation.service.ts';
import { type CommandCall, CommandError, UsageError } from '../command.ts';
import { type Data, count, facts, group, id, paise, rows, text } from '../output/data.ts';

export async function checkMonth({ values, withShop, print, show, progress }: CommandCall): Promise<void> {
  const { month, from, to, mail } = values;
  if (typeof month !== 'string' || !isMonth(month)) throw new UsageError(monthUnknown);
  if (from !== undefined || to !== undefined || mail === true)
    throw new UsageError('--month goes without --from, --to and --mail.');
  progress('asking the payment provider');
  const found = await withShop((deps) => reconcile(deps, month));
  show(monthView(found));
  finish(found.differences.length, print);
}

/** Throws a CommandError when there are differences. */
export function finish(differences: number, print: CommandCall['print']): void {
  if (differences > 0) throw new CommandError(`${booksDiffer(differences)}.`);
  print(`${booksAgree}.`);
}

function monthView({ bridge, differences, provider }: Reconciliation): Data {
  return group(
    facts(provider, {
      providerPayments: count('Payments at the provider', (one) => one?.payments),
      capturedPaise: paise('Captured', (one) => one?.capturedPaise),
      feePaise: paise('Its fees', (one) => one?.feePaise),
      taxPaise: paise('GST on the fees', (one) => one?.taxPaise),
    }),
    {
      bridge: rows(Object.keys(bridge) as BridgeRow[], {
        row: text('FROM DOCUMENTS TO MONEY', (row) => rowNames[row]),
        amountPaise: paise('AMOUNT', (row) => bridge[row] ?? 0),
      }),
      payouts: rows(provider?.settlements ?? [], {
        day: id('PAID OUT', ({ day }) => day),
        utr: id('UTR', ({ utr }) => utr),
        receivedPaise: paise('RECEIVED', ({ netPaise }) => netPaise),
        feePaise: paise('FEES', ({ feePaise }) => feePaise),
        taxPaise: paise('GST', ({ taxPaise }) => taxPaise),
        items: count('ITEMS', ({ items }) => items),
      }),
      differences: rows(differences, {
        order: id('ORDER', ({ order }) => order),
        sentence: text('DIFFERENCE', ({ sentence }) => sentence),
        advice: text('WHAT TO DO', ({ advice }) => advice),
      }),
    },
  );
}
