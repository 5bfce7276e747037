// The link to the checkout, disabled when there is nothing to pay.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { ButtonLink } from '../../components/button-link.tsx';

interface CheckoutLinkProps {
  isEnabled: boolean;
  variant?: 'primary' | 'quiet';
  className?: string;
}

export function CheckoutLink({ isEnabled, variant = 'primary', className = '' }: CheckoutLinkProps) {
  if (isEnabled) {
    return (
      <ButtonLink to={pages.checkout.path} variant={variant} className={className}>
        {screenTexts.checkout}
      </ButtonLink>
    );
  }
  return (
    // A link without href cannot be followed; a disabled button would not be a link.
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="link"
      aria-disabled="true"
      className={`button ${variant === 'quiet' ? 'button-quiet' : 'button-primary'} pointer-events-none opacity-55 ${className}`}
    >
      {screenTexts.checkout}
    </span>
  );
}
