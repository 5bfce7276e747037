// The shop's facts: name, business, contact, address, links, who answers complaints.
import type { ReactNode } from 'react';
import { groups, type labels } from '@taana-baana/contract/admin/texts/shop/settings-fields.ts';
import { states, unionTerritories } from '@taana-baana/contract/addresses/regions.ts';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { TextAreaField } from '../../../../design/fields/text-area-field.tsx';
import { TextField } from '../../../../design/fields/text-field.tsx';
import { Section } from '../../../components/page/section.tsx';
import type { FieldsProps } from '../form/section-page.tsx';
import { fieldOf } from './field-of.ts';
import { SocialFields } from './social-fields.tsx';

type Path = keyof (typeof labels)['shop'];

const stateOptions = [...states, ...unionTerritories].map((state) => ({ value: state, label: state }));

export function ShopFields({ form }: FieldsProps<'shop'>) {
  const of = (path: Path) => fieldOf('shop', form, path);
  return (
    <>
      <Group {...groups.name}>
        <TextField {...of('name')} />
        <TextField {...of('tagline')} />
        <TextAreaField {...of('description')} rows={3} />
      </Group>
      <Group {...groups.contact}>
        <TextField {...of('contact.email')} type="email" inputMode="email" autoComplete="off" />
        <TextField {...of('contact.phone')} type="tel" autoComplete="off" />
        <TextField {...of('contact.hours')} />
      </Group>
      <Group {...groups.business}>
        <TextField {...of('legalName')} />
        <TextField {...of('gstin')} autoCapitalize="characters" autoComplete="off" spellCheck={false} />
      </Group>
      <Group {...groups.address}>
        <TextField {...of('contact.address.street')} />
        <Pair>
          <TextField {...of('contact.address.city')} />
          <TextField {...of('contact.address.pincode')} inputMode="numeric" />
        </Pair>
        <Pair>
          <SelectField {...of('contact.address.state')} options={stateOptions} />
          <TextField {...of('contact.address.country')} />
        </Pair>
        <Pair>
          <TextField {...of('contact.map.latitude')} inputMode="decimal" />
          <TextField {...of('contact.map.longitude')} inputMode="decimal" />
        </Pair>
      </Group>
      <Group {...groups.officer}>
        <TextField {...of('grievanceOfficer.name')} />
        <Pair>
          <TextField {...of('grievanceOfficer.email')} type="email" autoComplete="off" />
          <TextField {...of('grievanceOfficer.phone')} type="tel" autoComplete="off" />
        </Pair>
      </Group>
      <Group {...groups.care}>
        <TextField {...of('customerCare.name')} />
        <Pair>
          <TextField {...of('customerCare.email')} type="email" autoComplete="off" />
          <TextField {...of('customerCare.phone')} type="tel" autoComplete="off" />
        </Pair>
      </Group>
      <Group {...groups.social}>
        <SocialFields form={form} />
      </Group>
      <Group {...groups.footer}>
        <TextField {...of('poweredBy.label')} />
        <TextField {...of('poweredBy.href')} inputMode="url" />
      </Group>
    </>
  );
}

const Group = ({ heading, text, children }: { heading: string; text?: string; children: ReactNode }) => (
  <Section heading={heading} {...(text ? { text } : {})}>
    <div className="flex flex-col gap-4 p-4">{children}</div>
  </Section>
);

const Pair = ({ children }: { children: ReactNode }) => <div className="grid gap-4 sm:grid-cols-2">{children}</div>;
