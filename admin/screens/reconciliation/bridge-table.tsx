// The bridge: documents above, and the money and time that explain them below, with the same sum.
import type { Bridge, BridgeRow } from '@taana-baana/contract/admin/schemas/selling/reconciliation.ts';
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/money/reconciliation.ts';
import { WideTable } from '../../components/lists/wide-table.tsx';
import { Section } from '../../components/page/section.tsx';

const documents = ['invoices', 'credit notes'] as const;
/** The last row is always shown: it is the result. */
const always = 'not explained';

export function BridgeTable({ bridge }: { bridge: Bridge }) {
  const others = (Object.keys(bridge) as BridgeRow[]).filter((row) => row !== 'invoices' && row !== 'credit notes');
  return (
    <Section heading={texts.bridge} text={texts.bridgeText}>
      <WideTable name={texts.bridge} className="wrap-break-word">
        <Part heading={texts.documents} bridge={bridge} rows={documents} shown={documents} />
        <Part
          heading={texts.money}
          bridge={bridge}
          rows={others}
          shown={others.filter((row) => row === always || bridge[row] !== 0)}
        />
      </WideTable>
    </Section>
  );
}

interface PartProps {
  heading: string;
  bridge: Bridge;
  rows: readonly BridgeRow[];
  /** Without rows of Rs. 0. */
  shown: readonly BridgeRow[];
}

const Part = ({ heading, bridge, rows, shown }: PartProps) => (
  <tbody className="ruled border-b border-line last:border-b-0">
    <tr className="bg-sunk font-semibold">
      <th scope="rowgroup" className="table-cell py-2 pl-4 text-left">
        {heading}
      </th>
      <Sum paise={rows.reduce((total, row) => total + (bridge[row] ?? 0), 0)} />
    </tr>
    {shown.map((row) => (
      <tr key={row} className={row === always && bridge[row] !== 0 ? 'font-semibold text-madder' : ''}>
        <th scope="row" className="table-cell py-2 pl-4 text-left font-normal">
          {texts.bridgeRows[row]}
        </th>
        <Sum paise={bridge[row] ?? 0} />
      </tr>
    ))}
  </tbody>
);

const Sum = ({ paise }: { paise: number }) => (
  <td className="table-cell pr-4 text-right align-top whitespace-nowrap">{formatPaise(paise)}</td>
);
