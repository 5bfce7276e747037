// Form fields: label above, error message below.
import { PasswordField } from '../../../design/fields/password-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextAreaField } from '../../../design/fields/text-area-field.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { fieldMessages } from '@taana-baana/contract/messages.ts';
import { Chapter, Row, Specimen } from './specimen.tsx';

const email = { label: 'Email', type: 'email', autoComplete: 'off' } as const;

export function FieldChapter() {
  return (
    <Chapter
      id="fields"
      title="Fields"
      intro="Label above, error below in words and with a sign, never by colour alone. What was typed is never lost."
    >
      <Row title="One line">
        <Specimen name="Empty" isWide>
          <TextField {...email} />
        </Specimen>
        <Specimen name="With the keyboard" state="focus" isWide>
          <TextField {...email} />
        </Specimen>
        <Specimen name="Filled, with a hint" isWide>
          <TextField {...email} defaultValue="asha@example.com" hint="We write about your order only." />
        </Specimen>
        <Specimen name="Not right yet" isWide>
          <TextField {...email} defaultValue="asha@example" error={fieldMessages.emailInvalid} />
        </Specimen>
        <Specimen name="Not yours to change" isWide>
          <TextField {...email} defaultValue="asha@example.com" disabled />
        </Specimen>
        <Specimen name="May stay empty" isWide>
          <TextField label="Apartment" isOptional />
        </Specimen>
      </Row>
      <Row title="Others">
        <Specimen name="A password: the eye shows it" isWide>
          <PasswordField label="Password" autoComplete="current-password" defaultValue="handloom" />
        </Specimen>
        <Specimen name="A choice from a list" isWide>
          <SelectField label="State" defaultValue="Tamil Nadu">
            <option>Kerala</option>
            <option>Tamil Nadu</option>
          </SelectField>
        </Specimen>
        <Specimen name="Several lines" isWide>
          <TextAreaField label="Your review" rows={3} defaultValue="Soft, and it kept its shape." />
        </Specimen>
      </Row>
    </Chapter>
  );
}
