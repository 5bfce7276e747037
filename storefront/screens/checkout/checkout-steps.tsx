// The steps from the cart to the payment; the current one is marked.
import { ChevronRight } from 'lucide';
import { checkoutSteps } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as componentTexts from '@taana-baana/contract/texts/component-texts.ts';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../../components/link.tsx';

export function CheckoutSteps({ isPaying }: { isPaying: boolean }) {
  // Information and shipping are one form.
  const current = isPaying ? checkoutSteps.payment : checkoutSteps.information;
  return (
    <nav aria-label={componentTexts.breadcrumb} className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        <li>
          <Link
            to={pages.cart.path}
            className="-mx-2 inline-flex min-h-11 items-center px-2 hover:text-madder hover:underline"
          >
            {checkoutSteps.cart}
          </Link>
        </li>
        {[checkoutSteps.information, checkoutSteps.shipping, checkoutSteps.payment].map((step) => (
          <li key={step} className="flex min-h-11 items-center gap-x-1.5">
            <Icon of={ChevronRight} className="size-3.5 text-line-strong" />
            <span
              aria-current={step === current ? 'step' : undefined}
              className={step === current ? 'font-semibold' : 'text-ink-soft'}
            >
              {step}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
