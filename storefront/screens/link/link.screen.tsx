// Links in mails and messages that act by one button. One screen, because each screen has its line
// in what every page loads.
import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as accountTexts from '@taana-baana/contract/texts/screens/people/account.ts';
import * as cashTexts from '@taana-baana/contract/texts/screens/selling/cash.ts';
import * as refundTexts from '@taana-baana/contract/texts/screens/selling/hand-refund.ts';
import * as cartTexts from '@taana-baana/contract/texts/screens/selling/restore-cart.ts';
import { AccountFrame } from '../../components/account/account-frame.tsx';
import { OneClick } from '../../components/account/one-click.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Form } from '../../components/field/form.tsx';
import { lazyComponent } from '../../components/lazy-component.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { restoreCart } from '../../store/cart/restore-cart.thunks.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import {
  confirmEmail,
  confirmNewsletter,
  restoreEmail,
  unsubscribeNewsletter,
} from '../../store/profile/email.thunks.ts';
import { selectSession } from '../../store/selectors.ts';

interface ActingLink {
  title: string;
  intro: string;
  motto: string;
  label: string;
  act: typeof confirmEmail | typeof restoreEmail;
  /** Where to go when it is done. */
  next: readonly { to: string; text: string }[];
  /** So that nobody confirms another's account. */
  isLoginRequired?: true;
}

const newsletter = {
  title: accountTexts.newsletter,
  next: [{ to: pages.store.path, text: screenTexts.continueShopping }],
};
/** By the first part of the page's path. */
const links: Record<string, ActingLink> = {
  'confirm-email': {
    title: accountTexts.confirmEmail,
    intro: accountTexts.confirmEmailIntro,
    motto: accountTexts.confirmEmailMotto,
    label: screenTexts.confirmMyEmail,
    act: confirmEmail,
    next: [{ to: pages.profile.path, text: screenTexts.myProfile }],
    isLoginRequired: true,
  },
  'restore-email': {
    title: accountTexts.restoreEmail,
    intro: accountTexts.restoreEmailIntro,
    motto: accountTexts.restoreEmailMotto,
    label: accountTexts.restoreEmail,
    act: restoreEmail,
    next: [
      { to: pages.forgotPassword.path, text: accountTexts.chooseNewPassword },
      { to: pages.contact.path, text: screenTexts.contactUs },
    ],
  },
  'confirm-newsletter': {
    ...newsletter,
    intro: accountTexts.confirmNewsletterIntro,
    motto: accountTexts.confirmNewsletterMotto,
    label: accountTexts.confirmNewsletter,
    act: confirmNewsletter,
  },
  unsubscribe: {
    ...newsletter,
    intro: accountTexts.unsubscribeIntro,
    motto: accountTexts.unsubscribeMotto,
    label: screenTexts.unsubscribe,
    act: unsubscribeNewsletter,
  },
  'restore-cart': {
    title: cartTexts.title,
    intro: cartTexts.intro,
    motto: cartTexts.motto,
    label: cartTexts.restore,
    act: restoreCart,
    next: [{ to: pages.cart.path, text: cartTexts.toCart }],
  },
};

const ConfirmOrder = lazyComponent(
  () => import('./confirm-order.tsx'),
  (file) => file.ConfirmOrder,
);

const RefundByUpi = lazyComponent(
  () => import('./refund-by-upi.tsx'),
  (file) => file.RefundByUpi,
);

/** Of one order. */
const orderLinks = {
  'confirm-order': {
    title: cashTexts.confirmTitle,
    intro: cashTexts.confirmIntro,
    motto: cashTexts.confirmMotto,
    show: (token: string) => <ConfirmOrder token={token} Button={OneClick} />,
  },
  refund: {
    title: refundTexts.title,
    intro: refundTexts.intro,
    motto: refundTexts.motto,
    show: (token: string) => <RefundByUpi token={token} />,
  },
};

export function LinkScreen() {
  // Routes ignore letter case.
  const [, name = ''] = useLocation().pathname.toLowerCase().split('/');
  return name in orderLinks ? (
    <OrderLink {...orderLinks[name as keyof typeof orderLinks]} />
  ) : (
    <ActingLinkPage name={name} />
  );
}

/** What it shows is read by the browser, so that the server's page is the same for all. */
function OrderLink({ title, intro, motto, show }: (typeof orderLinks)[keyof typeof orderLinks]) {
  const { token = '' } = useParams();
  const waiting = (
    <Form>
      <Skeleton className="h-40" />
    </Form>
  );
  return (
    <AccountFrame title={title} intro={intro} motto={motto}>
      {useAppSelector(selectSession) === 'unknown' ? waiting : <Suspense fallback={waiting}>{show(token)}</Suspense>}
    </AccountFrame>
  );
}

function ActingLinkPage({ name }: { name: string }) {
  const { title, intro, motto, label, act, next, isLoginRequired } = links[name] as ActingLink;
  const { token = '' } = useParams();
  const dispatch = useAppDispatch();
  /** The thunk shows why it failed. */
  const send = async () =>
    dispatch(act(token))
      .unwrap()
      .catch(() => undefined);
  const session = useAppSelector(selectSession);
  return (
    <AccountFrame title={title} intro={intro} motto={motto}>
      {isLoginRequired && session === 'signed-out' ? (
        <div className="grid gap-5">
          <p>{accountTexts.logInFirst}</p>
          <ButtonLink to={pages.login.path}>{screenTexts.login}</ButtonLink>
        </div>
      ) : (
        <OneClick label={label} act={send}>
          <div className="grid gap-3 sm:flex">
            {next.map(({ to, text }, index) => (
              <ButtonLink key={to} to={to} {...(index > 0 && { variant: 'quiet' })}>
                {text}
              </ButtonLink>
            ))}
          </div>
        </OneClick>
      )}
    </AccountFrame>
  );
}
