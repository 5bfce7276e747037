// The search follows the keys, and the address follows the search: no letter is lost.
import { expect, test } from 'vitest';
import { beginTyping, syncWithAddress, noteSent, toSearch } from './search-typing.ts';

const type = (typing: ReturnType<typeof beginTyping>, text: string) => ({ ...typing, text });

test('a letter that is typed before the address has the search before it stays', () => {
  const sent = noteSent(type(beginTyping(''), 'abc'), 'abc');
  const arrived = syncWithAddress(type(sent, 'abcd'), 'abc');
  expect(arrived).toEqual({ text: 'abcd', shown: 'abc', sent: [] });
  expect(toSearch(arrived)).toBe('abcd');
});

test('so do letters while two searches are on their way', () => {
  const sent = noteSent(noteSent(type(beginTyping(''), 'abc'), 'abc'), 'abcd');
  const first = syncWithAddress(type(sent, 'abcde'), 'abc');
  expect(syncWithAddress(first, 'abcd').text).toBe('abcde');
  expect(syncWithAddress(type(sent, 'abcde'), 'abcd')).toEqual({ text: 'abcde', shown: 'abcd', sent: [] });
});

test('nothing is searched for twice', () => {
  const typed = type(beginTyping('abc'), 'abc ');
  expect(toSearch(typed)).toBeUndefined();
  expect(toSearch(noteSent(type(typed, 'abcd'), 'abcd'))).toBeUndefined();
});

test('Back and "Clear" replace the typed text', () => {
  expect(syncWithAddress(type(beginTyping('abc'), 'abcd'), '')).toEqual(beginTyping(''));
});
