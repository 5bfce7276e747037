// Which parcels of a courier's report count as delivered, and which as returned.
import { describe, expect, it } from 'vitest';
import * as lines from './awb-lines.ts';

const codesOf = (text: string) => lines.codesOf(text, 'delivered');
const cameBack = (text: string) => lines.codesOf(text, 'returned');
const otherLinesOf = (text: string) => lines.otherLinesOf(text, 'delivered').map(({ code, said }) => ({ code, said }));

it('reads one code a line, from any column, each once', () => {
  expect(codesOf('14908101\n1490 8102\r\n\n14908101\n')).toEqual(['14908101', '14908102']);
  expect(codesOf('Date,AWB,Status\n28-11-2026,d7000001,Delivered\n27-Nov-2026,D7000002,Delivered')).toEqual([
    'D7000001',
    'D7000002',
  ]);
  expect(codesOf("1\t१४९०८१०३\n2\ttb-abcdef\n3\tTB-ABCDEG/402719\n4\t'149081012345")).toEqual([
    '14908103',
    'TB-ABCDEF',
    'TB-ABCDEG',
    '149081012345',
  ]);
});

it('reads nothing from words', () => {
  expect(codesOf('')).toEqual([]);
  expect(codesOf('Waybill;Status\n  \n')).toEqual([]);
  expect(otherLinesOf('Waybill;Status\nIN-TRANSIT;RTO-DELIVERED\n')).toEqual([]);
});

describe('a line of a report', () => {
  it.each([
    'Delivered',
    'DELIVERED',
    'DLVD',
    'SHIPMENT DELIVERED',
    'Successfully Delivered',
    'Item Delivered [To: ADDRESSEE (Addressee)]',
    'Delivered to security guard',
  ])('counts if it says “%s”', (status) => {
    expect(codesOf(`D7000001,${status}`)).toEqual(['D7000001']);
    expect(codesOf(`AWB,Status,Remarks\nD7000001,${status},Consignee not available`)).toEqual(['D7000001']);
  });

  it.each([
    'RTO Delivered',
    'Returned to Origin',
    'RTO - Returned to Seller',
    'RTO-Delivered',
    'Item Delivered (Sender)',
    'Delivered back to shipper',
    'Return delivered',
    'RTO DLVD',
  ])('came back if it says “%s”', (status) => {
    for (const text of [`D7000001,${status}`, `Waybill\tCurrent Status\nD7000001\t${status}`]) {
      expect([codesOf(text), cameBack(text)], text).toEqual([[], ['D7000001']]);
      expect(otherLinesOf(text), text).toEqual([{ code: 'D7000001', said: status }]);
    }
  });

  it.each([
    'Undelivered',
    'UN-DELIVERED',
    'Not delivered',
    'Could not be delivered',
    'To be delivered on 28-11-2026',
    'RTO Undelivered',
    'RTO_DELIVERED',
    'Returned',
    'RTO In Transit',
    'Returned to Origin Initiated',
    'In Transit',
    'Out For Delivery',
    'Delivery attempted',
    'Manifested',
    'Connected to hub',
  ])('stays if it says “%s”', (status) => {
    for (const text of [`D7000001,${status}`, `Waybill\tCurrent Status\nD7000001\t${status}`]) {
      expect([codesOf(text), cameBack(text)], text).toEqual([[], []]);
      expect(otherLinesOf(text), text).toEqual([{ code: 'D7000001', said: status }]);
    }
  });

  it('stays if its status is empty, or another column says RTO', () => {
    const report = 'AWB No,Shipment Status,Type\nD7000001,,Forward\nD7000002,Delivered,RTO\nD7000003,Delivered,Forward';
    expect([codesOf(report), cameBack(report)]).toEqual([['D7000003'], ['D7000002']]);
    expect(otherLinesOf(report)).toEqual([
      { code: 'D7000001', said: '' },
      { code: 'D7000002', said: 'RTO Delivered' },
    ]);
  });

  it('counts without other words, also below a report, and after an earlier line about the same parcel', () => {
    const text = 'AWB,Status\nD7000001,In Transit\nD7000002,Pending\nD7000003\nD7000001,Delivered';
    expect([codesOf(text), cameBack(text)]).toEqual([['D7000003', 'D7000001'], ['D7000003']]);
    expect(otherLinesOf(text)).toEqual([{ code: 'D7000002', said: 'Pending' }]);
  });
});

describe('the report of', () => {
  it.each([
    [
      'Shiprocket',
      'Order ID,Shiprocket Created At,Status,Customer Name,Customer Mobile,Address City,AWB Code,NDR 1 Reason\n' +
        '598122340,2026-11-20 10:12:00,DELIVERED,"Kumari, Usha",9876543210,Salem,D7000001,Customer not available\n' +
        '598122341,2026-11-20 10:12:00,RTO DELIVERED,Anil,9876543211,Erode,D7000002,\n' +
        '598122342,2026-11-20 10:12:00,UNDELIVERED,Devi,9876543212,Erode,D7000003,Customer not available',
      ['UNDELIVERED', 'RTO DELIVERED'],
    ],
    [
      'Delhivery',
      'Reference No,Waybill,Status,Status Date,Destination\n' +
        'TB-ABCDEF,"D7000001",Delivered,"28 Nov 2026, 11:05 AM","Salem, TN"\n' +
        'TB-ABCDEG,"D7000002",RTO,"28 Nov 2026, 11:05 AM","Erode, TN"\n' +
        'TB-ABCDEH,"D7000003",In Transit,"28 Nov 2026, 11:05 AM","Erode, TN"',
      ['In Transit', 'RTO'],
    ],
    [
      'DTDC, from a spreadsheet',
      'Sl No\tConsignment No\tBooking Date\tDestination\tStatus\n' +
        '1\tD7000001\t25-11-2026\tSALEM, TAMIL NADU 636001\tDelivered\n' +
        '2\tD7000002\t25-11-2026\tERODE, TAMIL NADU 638001\tRTO Delivered\n' +
        '3\tD7000003\t25-11-2026\tERODE, TAMIL NADU 638001\tNot Delivered',
      ['Not Delivered', 'RTO Delivered'],
    ],
    [
      'Blue Dart, without headings',
      'D7000001;SALEM 636001;SHIPMENT DELIVERED;28-Nov-2026 11:05\n' +
        'D7000002;ERODE 638001;RTO - SHIPMENT DELIVERED;28-Nov-2026 11:05\n' +
        'D7000003;ERODE 638001;CONSIGNEE NOT AVAILABLE;28-Nov-2026 11:05',
      ['ERODE 638001, CONSIGNEE NOT AVAILABLE', 'ERODE 638001, RTO - SHIPMENT DELIVERED'],
    ],
  ])('%s', (_, report, others) => {
    expect(codesOf(report)).toEqual(['D7000001']);
    expect(otherLinesOf(report).map(({ code, said }) => `${code} ${said}`)).toEqual([
      `D7000002 ${others[1]}`,
      `D7000003 ${others[0]}`,
    ]);
  });
});
