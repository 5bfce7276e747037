// The mail to staff when a customer asks for an exchange.
import { colorName } from '../../../colors/color-name.ts';

export const subject = (number: string): string => `Exchange asked for: order ${number}`;
export const heading = 'A customer asks for an exchange';
export const order = 'Order';
export const reason = 'Reason';
export const line = (quantity: number, title: string, color: string, size: string): string =>
  `${quantity} × ${title}, ${colorName(color)}, ${size}`;
export const instead = (color: string, size: string): string => `Instead: ${colorName(color)}, ${size}`;
export const whatNext = 'Nothing is to be sent before the goods are back.';
export const button = 'Open the exchange';
