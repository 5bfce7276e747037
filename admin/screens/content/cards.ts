// What the cards of banners and of house lines share.
import { cards as texts } from '@taana-baana/contract/admin/texts/content/cards.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';

export interface CardsProps<Card> {
  cards: readonly Card[];
  /** As they are when Undo is pressed, which may be later. */
  read: () => readonly Card[];
  onChange: (cards: Card[]) => void;
}

export const cardTexts = (name: (position: number) => string) => ({
  item: name,
  remove: (_: unknown, position: number) => texts.remove(name(position)),
  move: {
    up: (position: number) => texts.up(name(position)),
    down: (position: number) => texts.down(name(position)),
  },
});

export const showRemoved =
  <Card>(name: (position: number) => string, read: () => readonly Card[], onChange: (cards: Card[]) => void) =>
  (card: Card, index: number): void => {
    showToast(texts.removed(name(index + 1)), { onUndo: () => onChange(read().toSpliced(index, 0, card)) });
  };

/** Says how much room is left when little is. */
export const wordsOf = (label: string, value: string, most: number) => ({
  label,
  value,
  maxLength: most,
  autoComplete: 'off',
  hint: most - value.length <= 10 ? texts.left(most - value.length) : undefined,
});
