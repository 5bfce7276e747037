// The price and the buy button at the bottom of a phone's window, while `form` is out of view.
import { useEffect, useState, type ReactNode, type RefObject } from 'react';

interface BuyBarProps {
  price: ReactNode;
  /** The bar hides while this element is visible. */
  form: RefObject<HTMLElement | null>;
  children: ReactNode;
}

export function BuyBar({ price, form, children }: BuyBarProps) {
  const [isNeeded, setIsNeeded] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsNeeded(!entry?.isIntersecting));
    if (form.current) observer.observe(form.current);
    return () => observer.disconnect();
  }, [form]);
  return (
    <div
      className={`buy-bar fixed inset-x-0 bottom-0 z-40 flex items-center gap-4 border-t border-line bg-paper px-4 pt-3 shadow-float ${isNeeded ? '' : 'invisible'}`}
    >
      {price}
      {children}
    </div>
  );
}
