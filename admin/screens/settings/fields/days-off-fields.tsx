// Days on which the shop is shut, and the announcements above every page.
import { announcement, dayOff, groups } from '@taana-baana/contract/admin/texts/shop/settings-fields.ts';
import { lists } from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { TextField } from '../../../../design/fields/text-field.tsx';
import { Section } from '../../../components/page/section.tsx';
import type { FieldsProps } from '../form/section-page.tsx';
import { ListField } from '../../../components/fields/list-field.tsx';

const daysOffTexts = {
  empty: lists.noDaysOff,
  add: lists.addDaysOff,
  item: lists.daysOff,
  remove: ({ name }: { name: string }) => lists.removeDaysOff(name),
};
const announcementTexts = {
  empty: lists.noAnnouncements,
  add: lists.addAnnouncement,
  item: lists.announcement,
  remove: ({ text }: { text: string }) => lists.removeAnnouncement(text),
};

export function DaysOffFields({ form }: FieldsProps<'days-off'>) {
  const { daysOff, announcements } = form.formState.errors;
  return (
    <>
      <Section {...groups.daysOff}>
        <div className="p-4">
          <ListField
            items={form.watch('daysOff')}
            onChange={(items) =>
              form.setValue('daysOff', items, { shouldDirty: true, shouldValidate: daysOff !== undefined })
            }
            blank={{ name: '', from: '', to: '' }}
            error={daysOff?.message}
            texts={daysOffTexts}
          >
            {(item, index, change) => (
              <>
                <div className="sm:col-span-2">
                  <TextField
                    label={dayOff.name}
                    value={item.name}
                    error={daysOff?.[index]?.name?.message}
                    onChange={({ target }) => change({ name: target.value })}
                  />
                </div>
                <Dates labels={dayOff} item={item} errors={daysOff?.[index]} onChange={change} />
              </>
            )}
          </ListField>
        </div>
      </Section>
      <Section {...groups.announcements}>
        <div className="p-4">
          <ListField
            items={form.watch('announcements')}
            onChange={(items) =>
              form.setValue('announcements', items, { shouldDirty: true, shouldValidate: announcements !== undefined })
            }
            blank={{ text: '', from: '', to: '' }}
            error={announcements?.message}
            texts={announcementTexts}
          >
            {(item, index, change) => (
              <>
                <div className="sm:col-span-2">
                  <TextField
                    label={announcement.text}
                    value={item.text}
                    error={announcements?.[index]?.text?.message}
                    onChange={({ target }) => change({ text: target.value })}
                  />
                </div>
                <Dates labels={announcement} item={item} errors={announcements?.[index]} onChange={change} />
              </>
            )}
          </ListField>
        </div>
      </Section>
    </>
  );
}

interface DatesProps {
  labels: { from: string; to: string };
  item: { from: string; to: string };
  errors: { from?: { message?: string }; to?: { message?: string } } | undefined;
  onChange: (part: { from?: string; to?: string }) => void;
}

/** The first and the last day. */
const Dates = ({ labels, item, errors, onChange }: DatesProps) =>
  (['from', 'to'] as const).map((end) => (
    <TextField
      key={end}
      type="date"
      label={labels[end]}
      value={item[end]}
      error={errors?.[end]?.message}
      onChange={({ target }) => onChange({ [end]: target.value })}
    />
  ));
