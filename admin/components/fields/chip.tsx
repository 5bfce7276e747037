// One of several chosen names, with a button that removes it.
import { X } from 'lucide';
import { Icon } from '../../../design/icon.tsx';

interface ChipProps {
  name: string;
  /** For screen readers. */
  remove: string;
  isReadOnly?: boolean;
  onRemove: () => void;
}

export const Chip = ({ name, remove, isReadOnly, onRemove }: ChipProps) => (
  <li className="inline-flex max-w-full items-center rounded-pill bg-sunk pl-3 text-sm font-semibold">
    <span className="min-w-0 wrap-anywhere">{name}</span>
    <button
      type="button"
      aria-label={remove}
      disabled={isReadOnly}
      onClick={onRemove}
      className="icon-button rounded-pill"
    >
      <Icon of={X} className="size-4" />
    </button>
  </li>
);
