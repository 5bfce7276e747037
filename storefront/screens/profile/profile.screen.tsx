// My Profile (specification section 2), read-only until the edit icon is clicked.
// Below it: sessions, second factor and data.
import { Pencil } from 'lucide';
import { useState } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import type { SignedInCustomer } from '@taana-baana/contract/schemas/people/customer.ts';
import * as profileTexts from '@taana-baana/contract/texts/screens/people/profile.ts';
import { Icon } from '../../../design/icon.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { logOut } from '../../store/session/logout.thunks.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectCustomer } from '../../store/selectors.ts';
import { GstinSection } from './gstin-section.tsx';
import { LoginList } from './login-list.tsx';
import { OwnData } from './own-data.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SecondFactor } from './second-factor.tsx';

export function ProfileScreen() {
  const customer = useAppSelector(selectCustomer);
  return (
    <div className="page-width py-8 md:py-12">
      <PageMeta title={screenTexts.updateProfile} />
      {customer && <Profile customer={customer} />}
    </div>
  );
}

function Profile({ customer }: { customer: SignedInCustomer }) {
  const dispatch = useAppDispatch();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_17rem] xl:grid-cols-[minmax(0,1fr)_21rem] xl:gap-16">
      <section aria-labelledby="profile-heading">
        <div className="flex items-center justify-between gap-4">
          <h1 id="profile-heading" tabIndex={-1} className="text-display-m">
            {screenTexts.updateProfile}
          </h1>
          {!isEditing && (
            <button
              type="button"
              aria-label={profileTexts.edit}
              title={profileTexts.edit}
              onClick={() => setIsEditing(true)}
              className="icon-button"
            >
              <Icon of={Pencil} className="size-5" />
            </button>
          )}
        </div>
        <ProfileForm key={customer._id} customer={customer} isEditing={isEditing} onDone={() => setIsEditing(false)} />
      </section>
      <nav
        aria-label={profileTexts.yourAccount}
        className="grid content-start gap-3 self-start rounded-card bg-sunk p-6"
      >
        <h2 className="text-display-xs">
          {screenTexts.welcome} {customer.firstname}
        </h2>
        <ButtonLink to={pages.orders.path} variant="quiet">
          {screenTexts.myOrders}
        </ButtonLink>
        <ButtonLink to={pages.storeCredit.path} variant="quiet">
          {profileTexts.storeCredit}
        </ButtonLink>
        <ButtonLink to={pages.wishlist.path} variant="quiet">
          {screenTexts.wishlist}
        </ButtonLink>
        <button type="button" onClick={() => void dispatch(logOut())} className="button button-quiet">
          {screenTexts.logOut}
        </button>
      </nav>
      <LoginList />
      <SecondFactor />
      <GstinSection />
      <OwnData />
    </div>
  );
}
