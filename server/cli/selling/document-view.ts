// A tax document as the command line shows it: what it is, and its lines with their taxes.
import type { DocumentContent } from '../../modules/selling/desk/accounting/accounting.service.ts';
import { type Data, count, facts, group, id, paise, rows, text, time } from '../output/data.ts';

export function documentView(document: DocumentContent): Data {
  const { customer, seller, placeOfSupply, corrects } = document;
  const about = facts(document, {
    number: id('Number', ({ number }) => number),
    kind: text('Kind', ({ kind }) => kind),
    issuedAt: time('Issued', ({ issuedAt }) => issuedAt),
    order: id('Order', ({ orderNumber }) => orderNumber),
    seller: text('Seller', () => seller.name),
    sellerGstin: id('GSTIN', () => seller.gstin),
    customer: text('Customer', () => [customer.name, ...customer.address].filter(Boolean).join(', ')),
    customerGstin: id("Customer's GSTIN", () => customer.gstin),
    place: text('Place of supply', () => placeOfSupply && `${placeOfSupply.code}-${placeOfSupply.state}`),
    corrects: id('Corrects', () => corrects?.number),
    reason: text('Reason', () => corrects?.reason),
    totalPaise: paise('Total', ({ totalPaise }) => totalPaise),
  });
  const lines = rows(document.lines, {
    quantity: count('PIECES', ({ quantity }) => quantity),
    description: text('DESCRIPTION', ({ description }) => description),
    hsn: id('HSN', ({ hsn }) => hsn),
    ratePercent: count('RATE %', ({ rate }) => rate),
    taxablePaise: paise('TAXABLE', (line) => (line.rate === null ? null : line.taxablePaise)),
    cgstPaise: paise('CGST', (line) => line.cgstPaise || null),
    sgstPaise: paise('SGST', (line) => line.sgstPaise || null),
    igstPaise: paise('IGST', (line) => line.igstPaise || null),
    totalPaise: paise('TOTAL', ({ totalPaise }) => totalPaise),
  });
  return group(about, { lines });
}
