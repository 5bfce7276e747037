// The link to the checkout; where there is nothing to pay for it leads nowhere, and says so.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { ButtonLink } from '../../components/button-link.tsx';

interface CheckoutLinkProps {
  isEnabled: boolean;
  look?: 'primary' | 'quiet';
  className?: string;
}

export function CheckoutLink({ isEnabled, look = 'primary', className = '' }: CheckoutLinkProps) {
  if (isEnabled) {
    return (
      <ButtonLink to={pages.checkout.path} look={look} className={className}>
        {screenTexts.checkout}
      </ButtonLink>
    );
  }
  return (
    // A link without an address cannot be followed in any way; a disabled button would not be a link.
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="link"
      aria-disabled="true"
      className={`button ${look === 'quiet' ? 'button-quiet' : 'button-primary'} pointer-events-none opacity-55 ${className}`}
    >
      {screenTexts.checkout}
    </span>
  );
}
