// The cash that couriers collect: their files, what each owes, and what needs somebody.
import { isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/money/cash.ts';
import { BackLink } from '../../components/page/back-link.tsx';
import { Facts } from '../../components/page/facts.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { CourierTable } from './courier-table.tsx';
import { OpenCashSection } from './open-cash.tsx';
import { RemittanceSection } from './remittance-section.tsx';
import { UnknownSection } from './unknown-section.tsx';

export function CashScreen() {
  const { data: me } = adminApi.useGetMeQuery();
  const query = adminApi.useGetCashQuery(undefined, { refetchOnMountOrArgChange: true });
  const canManage = me !== undefined && isPermitted(me.role, 'cash.manage');
  const canWriteOff = me !== undefined && isPermitted(me.role, 'cash.settle');
  return (
    <Page title={texts.title} intro={texts.intro} above={<BackLink to="/accounting">{texts.back}</BackLink>}>
      <div className="flex flex-col gap-4">
        {canManage && <RemittanceSection />}
        <QueryState query={query}>
          {(book) => (
            <div className="flex flex-col gap-4">
              <CourierTable couriers={book.couriers} />
              <OpenCashSection book={book} can={{ manage: canManage, writeOff: canWriteOff }} />
              {book.unknown.length > 0 && <UnknownSection unknown={book.unknown} canManage={canManage} />}
              {book.files.length > 0 && (
                <Section heading={texts.files.heading}>
                  <Facts
                    facts={book.files.map(({ courier, at, rows, paise }) => [
                      `${courier}, ${formatDateTime(at)}`,
                      texts.files.row(rows, formatPaise(paise)),
                    ])}
                  />
                </Section>
              )}
            </div>
          )}
        </QueryState>
      </div>
    </Page>
  );
}
