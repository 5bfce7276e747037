// On a phone the price and the button stay at the foot of the window, except while the form's own button is in sight.
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { Price } from '../../components/price.tsx';

interface BuyBarProps {
  price: number;
  /** The part of the page that the bar stands for. */
  standsFor: RefObject<HTMLElement | null>;
  children: ReactNode;
}

export function BuyBar({ price, standsFor, children }: BuyBarProps) {
  const [isNeeded, setIsNeeded] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsNeeded(!entry?.isIntersecting));
    if (standsFor.current) observer.observe(standsFor.current);
    return () => observer.disconnect();
  }, [standsFor]);
  return (
    <div
      className={`buy-bar fixed inset-x-0 bottom-0 z-40 flex items-center gap-4 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float lg:hidden ${isNeeded ? '' : 'invisible'}`}
    >
      <Price rupees={price} look="detail" className="text-lg" />
      {children}
    </div>
  );
}
