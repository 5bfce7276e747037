// What a cart line tells, as the table's head and the cards on a phone call it.
export const cartColumns = { product: 'Product', price: 'Price', quantity: 'Quantity', total: 'Total' } as const;
