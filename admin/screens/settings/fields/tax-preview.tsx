// What the shop issues with these settings, the next numbers, and contradictions to the shop's own
// facts.
import type { SectionValue } from '@taana-baana/contract/schemas/shop/settings.ts';
import { tax as texts } from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { sellerKindOf } from '@taana-baana/contract/tax/documents.ts';
import { codeOfState, stateOfCode } from '@taana-baana/contract/tax/state-codes.ts';
import { Link } from '../../../components/link.tsx';
import { adminApi } from '../../../store/admin-api.ts';

interface TaxPreviewProps {
  shop: Pick<SectionValue<'shop'>, 'name' | 'legalName' | 'gstin' | 'contact'>;
  tax: SectionValue<'tax'>;
}

const sentences = { invoice: texts.invoices, 'bill of supply': texts.supply, bill: texts.bills } as const;

export function TaxPreview({ shop, tax }: TaxPreviewProps) {
  const { data } = adminApi.useGetDocumentCountersQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  const nextOf = (prefix: string) => {
    const last = data.counters.find((counter) => counter.prefix === prefix)?.last ?? 0;
    return `${prefix}/${data.year}/${String(last + 1).padStart(5, '0')}`;
  };
  const kind = sellerKindOf(shop.gstin, tax.isComposition);
  const warnings = warningsOf(shop);
  return (
    <div role="status" className="border-t border-line bg-sunk p-4 text-sm">
      <p className="font-semibold">{texts.preview}</p>
      <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-5">
        <li>{sentences[kind](nextOf(kind === 'invoice' ? tax.invoicePrefix : tax.billPrefix))}</li>
        <li>{texts.notes(nextOf(tax.creditNotePrefix))}</li>
      </ul>
      {warnings.map((warning) => (
        <p key={warning} className="mt-2 text-pretty text-madder">
          {warning}
        </p>
      ))}
      {(warnings.length > 0 || shop.gstin === null) && (
        <Link to="/settings/shop" className="text-link mt-1 inline-flex min-h-(--control) items-center font-semibold">
          {texts.toShop}
        </Link>
      )}
    </div>
  );
}

/** Of a registered seller. */
function warningsOf({ gstin, legalName, name, contact }: TaxPreviewProps['shop']): string[] {
  if (gstin === null) return [];
  const ofGstin = stateOfCode(gstin.slice(0, 2));
  const isElsewhere = ofGstin !== undefined && codeOfState(contact.address.state) !== gstin.slice(0, 2);
  return [
    ...(legalName ? [] : [texts.noLegalName(name)]),
    ...(isElsewhere ? [texts.stateDiffers(ofGstin, contact.address.state)] : []),
  ];
}
