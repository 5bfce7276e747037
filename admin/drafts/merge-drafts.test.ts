// Two people who change the same draft: what is merged, and what is asked.
import { describe, expect, test } from 'vitest';
import { mergeDrafts } from './merge-drafts.ts';

const base = { title: 'Rain', price: '499', tags: ['wet'], photo: null as { id: string } | null };

describe('two changes of the same draft', () => {
  test('of different fields are both kept, and nothing is asked', () => {
    const { mine, theirs, collisions } = mergeDrafts(base, { ...base, title: 'Mud' }, { ...base, price: '599' });
    expect(mine).toEqual({ ...base, title: 'Mud', price: '599' });
    expect(theirs).toEqual(mine);
    expect(collisions).toEqual([]);
  });

  test('of one field collide; the other fields are merged, whoever is chosen', () => {
    const merged = mergeDrafts(
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
    expect(mergeDrafts(base, same, { ...same })).toEqual({ mine: same, theirs: same, collisions: [] });
  });

  test('of one list collide: its order and length mean something', () => {
    const { collisions } = mergeDrafts(base, { ...base, tags: ['wet', 'mud'] }, { ...base, tags: ['sun'] });
    expect(collisions).toEqual(['tags']);
  });

  test('in which only one emptied a field keep it empty', () => {
    const { mine, collisions } = mergeDrafts(base, { ...base, price: '' }, { ...base, title: 'Sun' });
    expect([mine, collisions]).toEqual([{ ...base, price: '', title: 'Sun' }, []]);
  });

  test('that the server only formatted are no change of theirs', () => {
    const { mine, collisions } = mergeDrafts(base, { ...base, title: 'Mud' }, { ...base, title: 'Rain \n' });
    expect([mine.title, collisions]).toEqual(['Mud', []]);
  });

  test('in which only the closing of a tag differs are no change either', () => {
    const [mine, theirs] = [
      { ...base, title: 'Rain<br />' },
      { ...base, title: 'Rain<br>', price: '599' },
    ];
    expect(mergeDrafts(mine, { ...mine, title: 'Mud' }, theirs).collisions).toEqual([]);
  });

  test('keep a field that only their version has', () => {
    const { mine, collisions } = mergeDrafts<object>(base, { ...base, title: 'Mud' }, { ...base, cloth: 'Cotton' });
    expect([mine, collisions]).toEqual([{ ...base, title: 'Mud', cloth: 'Cotton' }, []]);
  });

  test('without what both began with collide wherever they differ', () => {
    const { mine, collisions } = mergeDrafts(undefined, { ...base, title: 'Mud' }, { ...base, price: '599' });
    expect(collisions).toEqual(['title', 'price']);
    expect(mine).toEqual({ ...base, title: 'Mud' });
  });

  test('of fields that name each other are merged as one', () => {
    const cloth = { colors: ['Navy'], variants: ['Navy M'], price: '499' };
    const renamed = { ...cloth, colors: ['Indigo'], variants: ['Indigo M'] };
    const [mine, theirs] = [{ ...cloth, variants: ['Navy M', 'Navy L'], price: '599' }, renamed];
    const merged = mergeDrafts(cloth, mine, theirs, ['colors', 'variants']);
    expect(merged.collisions).toEqual(['colors', 'variants']);
    expect(merged.theirs).toEqual({ ...renamed, price: '599' });
  });

  test('of a text without fields collide, unless only one changed it', () => {
    expect(mergeDrafts('Rain', 'Mud', 'Sun').collisions).toHaveLength(1);
    expect(mergeDrafts('Rain', 'Rain', 'Sun')).toEqual({ mine: 'Sun', theirs: 'Sun', collisions: [] });
    expect(mergeDrafts('Rain', 'Mud', 'Rain')).toEqual({ mine: 'Mud', theirs: 'Mud', collisions: [] });
  });
});
