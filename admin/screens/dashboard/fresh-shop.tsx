// The dashboard of a shop without orders.
import { fresh as texts } from '@taana-baana/contract/admin/texts/selling/dashboard.ts';
import { Mark } from '../../components/mark.tsx';

export const FreshShop = () => (
  <div className="card flex flex-col items-center gap-1 px-6 py-6 text-center">
    <Mark className="mb-2 size-10" />
    <h2 className="text-display-xs">{texts.heading}</h2>
    <p className="max-w-[44ch] text-pretty text-ink-soft">{texts.text}</p>
  </div>
);
