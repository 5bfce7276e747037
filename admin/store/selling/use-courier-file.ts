// Saves the file with which these orders are booked at a courier.
import { useDownload } from '../files/use-download.ts';
import { call } from '../send.ts';

export function useCourierFile() {
  const download = useDownload();
  return (orders: readonly { readonly number: string }[]): Promise<boolean> => {
    const numbers = orders.map(({ number }) => number).join(',');
    return download(call('exportCourierFile', { query: { orders: numbers } }), 'courier-file.csv');
  };
}
