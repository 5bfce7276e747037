// What each courier collected, paid and owes, and how old that is.
import { type CourierCash, cashAges } from '@taana-baana/contract/admin/schemas/selling/cash.ts';
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/money/cash.ts';
import { WideTable } from '../../components/lists/wide-table.tsx';
import { Section } from '../../components/page/section.tsx';

const { heads } = texts;

export function CourierTable({ couriers }: { couriers: readonly CourierCash[] }) {
  if (couriers.length === 0) {
    return (
      <Section heading={texts.couriers}>
        <p className="p-4 text-pretty">{texts.nothingYet}</p>
      </Section>
    );
  }
  return (
    <Section heading={texts.couriers} text={texts.days}>
      <WideTable name={texts.couriers}>
        <thead>
          <tr className="border-b border-line">
            <th className="table-head pl-4">{heads.courier}</th>
            {[
              heads.outstanding,
              ...cashAges.map(([from, to]) => texts.age(from, to)),
              heads.delivered,
              heads.received,
              heads.lost,
              heads.orders,
            ].map((head) => (
              <th key={head} className="table-head pr-4 text-right">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ruled">
          {couriers.map((one) => (
            <tr key={one.courier}>
              <th scope="row" className="table-cell min-w-28 pl-4 text-left font-normal wrap-break-word">
                {one.courier ?? texts.noCourier}
              </th>
              <Cell strong>{formatPaise(one.outstandingPaise)}</Cell>
              {one.agedPaise.map((paise, age) => (
                <Cell key={age}>{formatPaise(paise)}</Cell>
              ))}
              {[one.deliveredPaise, one.receivedPaise, one.lostPaise].map((paise, place) => (
                <Cell key={heads.delivered + place}>{formatPaise(paise)}</Cell>
              ))}
              <Cell>{one.orders}</Cell>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Section>
  );
}

const Cell = ({ strong = false, children }: { strong?: boolean; children: string | number }) => (
  <td className={`table-cell pr-4 text-right whitespace-nowrap ${strong ? 'font-semibold' : ''}`}>{children}</td>
);
