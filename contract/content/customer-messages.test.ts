import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../shop.config.ts';
import { fillMessage, messageKinds, messageProblem, placeholdersOf } from './customer-messages.ts';
import { MessagesSection } from '../schemas/shop/settings.ts';
import * as messages from '../texts/messages/settings-messages.ts';

describe('a message to a customer', () => {
  test.each(messageKinds)('the default text of %s can be sent', (kind) => {
    expect(messageProblem(kind, defaultSettings.messages[kind])).toBeNull();
  });

  test.each(['{order}', '{Name}', '{ name }', '{constructor}', '{', '}', '{name', 'name}'])(
    '%s is none of the placeholders of a payment link',
    (typed) => {
      expect(messageProblem('payment', `${typed} pay at {link}`)).toMatch(/is none of the placeholders/);
    },
  );

  test('a text about a link without the link says nothing', () => {
    expect(messageProblem('shipped', 'It is on its way')).toBe(messages.linkNeeded);
    expect(messageProblem('payment', 'Please pay')).toBe(messages.linkNeeded);
    expect(messageProblem('review', 'Was it good?')).toBeNull();
  });

  test('values are filled in once, as they are', () => {
    const values = { name: 'Usha {shop} $& Nair', shop: 'Taana' };
    expect(fillMessage('{name}, {name}: {shop}', values)).toBe('Usha {shop} $& Nair, Usha {shop} $& Nair: Taana');
  });

  test.each([null, undefined, ''])('without its link (%s) it is not sent half', (link) => {
    expect(fillMessage('Pay here: {link}', { link })).toBeNull();
    expect(fillMessage('Thank you', { link })).toBe('Thank you');
  });

  test('the settings name the wrong text, and keep its lines', () => {
    const { messages: texts } = defaultSettings;
    const wrong = MessagesSection.safeParse({ ...texts, packed: 'See {link}' });
    expect(wrong.error?.issues).toMatchObject([
      { path: ['packed'], message: messages.placeholderUnknown('{link}', placeholdersOf('packed')) },
    ]);
    expect(MessagesSection.safeParse({ ...texts, packed: ' \u200b ' }).success).toBe(false);
    expect(MessagesSection.parse({ ...texts, packed: 'Namaste\n\n{name} ' }).packed).toBe('Namaste\n\n{name}');
  });
});
