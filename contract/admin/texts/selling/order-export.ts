// Words of the file of orders: its button, and the columns that it shares with the file of
// invoices.

export const action = 'CSV';
export const actionLabel = 'Download these orders as a CSV file';
export const started = 'The file is being downloaded.';

export const csv = {
  number: 'Order',
  paidAt: 'Paid at',
  status: 'Status',
  name: 'Customer',
  mobile: 'Mobile',
  email: 'E-mail',
  recipient: 'Recipient',
  address: 'Address',
  city: 'City',
  state: 'State',
  pincode: 'PIN',
  title: 'Product',
  color: 'Colour',
  size: 'Size',
  quantity: 'Pieces',
  price: 'Price (Rs.)',
  lineTotal: 'Line total (Rs.)',
  shipping: 'Shipping (Rs.)',
  total: 'Order total (Rs.)',
  credit: 'Paid with store credit (Rs.)',
  refunded: 'Refunded (Rs.)',
  payment: 'Payment id',
  method: 'Paid by',
  fee: 'Provider’s fee (Rs.)',
  courier: 'Courier',
  awb: 'AWB',
  cash: {
    waiting: 'Cash to collect (Rs.)',
    due: 'Cash collected (Rs.)',
    received: 'Cash received (Rs.)',
    outstanding: 'Cash with the courier (Rs.)',
    lost: 'Freight and written off (Rs.)',
  },
} as const;
