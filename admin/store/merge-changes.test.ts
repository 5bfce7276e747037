// Two people who change the same text, and a kept text that meets a changed one: what is merged, and
// what is asked.
import { describe, expect, test } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

const base = { title: 'Rain', price: '499', tags: ['wet'], photo: null as { id: string } | null };

describe('two changes of the same text', () => {
  test('of different fields are both kept, and nothing is asked', () => {
    const { mine, theirs, collisions } = mergeChanges(base, { ...base, title: 'Mud' }, { ...base, price: '599' });
    expect(mine).toEqual({ ...base, title: 'Mud', price: '599' });
    expect(theirs).toEqual(mine);
    expect(collisions).toEqual([]);
  });

  test('of one field collide; the other fields are merged, whoever is chosen', () => {
    const merged = mergeChanges(
      base,
      { ...base, title: 'Mud', photo: { id: 'a' } },
      { ...base, title: 'Sun', price: '599' },
    );
    expect(merged.collisions).toEqual(['title']);
    expect(merged.mine).toEqual({ ...base, title: 'Mud', photo: { id: 'a' }, price: '599' });
    expect(merged.theirs).toEqual({ ...base, title: 'Sun', photo: { id: 'a' }, price: '599' });
  });

  test('that say the same do not collide', () => {
    const same = { ...base, title: 'Mud' };
    expect(mergeChanges(base, same, { ...same })).toEqual({ mine: same, theirs: same, collisions: [] });
  });

  test('of one list collide: its order and length mean something', () => {
    const { collisions } = mergeChanges(base, { ...base, tags: ['wet', 'mud'] }, { ...base, tags: ['sun'] });
    expect(collisions).toEqual(['tags']);
  });

  test('in which only one emptied a field keep it empty', () => {
    const { mine, collisions } = mergeChanges(base, { ...base, price: '' }, { ...base, title: 'Sun' });
    expect([mine, collisions]).toEqual([{ ...base, price: '', title: 'Sun' }, []]);
  });

  test('that the server only formatted are no change of theirs', () => {
    const { mine, collisions } = mergeChanges(base, { ...base, title: 'Mud' }, { ...base, title: 'Rain \n' });
    expect([mine.title, collisions]).toEqual(['Mud', []]);
  });

  test('in which only the closing of a tag differs are no change either', () => {
    const [mine, theirs] = [
      { ...base, title: 'Rain<br />' },
      { ...base, title: 'Rain<br>', price: '599' },
    ];
    expect(mergeChanges(mine, { ...mine, title: 'Mud' }, theirs).collisions).toEqual([]);
  });

  test('keep a field that only their version has', () => {
    const { mine, collisions } = mergeChanges<object>(base, { ...base, title: 'Mud' }, { ...base, cloth: 'Cotton' });
    expect([mine, collisions]).toEqual([{ ...base, title: 'Mud', cloth: 'Cotton' }, []]);
  });

  test('without what both began with collide wherever they differ', () => {
    const { mine, collisions } = mergeChanges(undefined, { ...base, title: 'Mud' }, { ...base, price: '599' });
    expect(collisions).toEqual(['title', 'price']);
    expect(mine).toEqual({ ...base, title: 'Mud' });
  });

  test('of fields that name each other are merged as one', () => {
    const cloth = { colors: ['Navy'], variants: ['Navy M'], price: '499' };
    const renamed = { ...cloth, colors: ['Indigo'], variants: ['Indigo M'] };
    const [mine, theirs] = [{ ...cloth, variants: ['Navy M', 'Navy L'], price: '599' }, renamed];
    const merged = mergeChanges(cloth, mine, theirs, { together: ['colors', 'variants'] });
    expect(merged.collisions).toEqual(['colors', 'variants']);
    expect(merged.theirs).toEqual({ ...renamed, price: '599' });
  });

  test('of a text without fields collide, unless only one changed it', () => {
    expect(mergeChanges('Rain', 'Mud', 'Sun').collisions).toHaveLength(1);
    expect(mergeChanges('Rain', 'Rain', 'Sun')).toEqual({ mine: 'Sun', theirs: 'Sun', collisions: [] });
    expect(mergeChanges('Rain', 'Mud', 'Rain')).toEqual({ mine: 'Mud', theirs: 'Mud', collisions: [] });
  });
});

describe('a text that comes back', () => {
  /** Over `now`, what was typed into a form that opened with `from`. */
  const comeBack = <Form>(now: Form, from: Form, typed: Form) => mergeChanges(from, typed, now, { isDeep: true }).mine;
  const from = { city: 'Pune', pincode: '411001', other: '' };

  test('what was typed comes back over what the form opens with', () => {
    expect(comeBack(from, from, { ...from, city: 'Erode' })).toEqual({ ...from, city: 'Erode' });
  });

  test('a field that was not typed into follows what changed meanwhile', () => {
    const now = { ...from, pincode: '411002' };
    expect(comeBack(now, from, { ...from, city: 'Erode' })).toEqual({ ...now, city: 'Erode' });
  });

  test('fields within fields, lists and emptied fields are typed too', () => {
    const order = { address: from, lines: [], email: 'a@example.com' };
    const typed = { address: { ...from, city: 'Erode' }, lines: [{ id: 1 }], email: '' };
    const now = { ...order, address: { ...from, other: 'Second floor' } };
    expect(comeBack(now, order, typed)).toEqual({
      address: { ...from, city: 'Erode', other: 'Second floor' },
      lines: [{ id: 1 }],
      email: '',
    });
  });

  test('collides with a change of the same field within a field only', () => {
    const order = { address: from, email: 'a@example.com' };
    const typed = { ...order, address: { ...from, city: 'Erode' } };
    const now = { ...order, address: { ...from, city: 'Salem', other: 'Second floor' } };
    const { collisions, theirs } = mergeChanges(order, typed, now, { isDeep: true });
    expect([collisions, theirs]).toEqual([['address.city'], now]);
  });
});
