// Chooses, sends and describes a photo that stands in the newsletter.
import { type FormEvent, useState } from 'react';
import { type CampaignPhoto, writePhoto } from '@taana-baana/contract/admin/content/campaign-text.ts';
import { photo as texts } from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { Button } from '../../components/button.tsx';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { Form } from '../../components/fields/form.tsx';
import { OnePhoto } from '../../components/photos/one-photo.tsx';
import { usePhotos } from '../../store/shop/photos/use-photos.ts';

interface PhotoDialogProps {
  /** Chosen before the dialog was closed. */
  photo: CampaignPhoto | null;
  onChange: (photo: CampaignPhoto) => void;
  /** Gets the photo's paragraph, once its picture is made. */
  onAdd: (paragraph: string) => void;
  onClose: () => void;
}

export function PhotoDialog({ photo, onChange, onAdd, onClose }: PhotoDialogProps) {
  const sending = usePhotos(photo ? [photo.id] : []);
  const [isSent, setIsSent] = useState(false);
  const isReady = sending.states.some(({ id, picture }) => id === photo?.id && picture !== null);
  const problem = !photo ? texts.choose : photo.alt.trim() === '' ? texts.describe : isReady ? undefined : texts.wait;
  const add = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (!photo || problem) return;
    onAdd(writePhoto(photo));
    onClose();
  };
  return (
    <DialogFrame title={texts.heading} onClose={onClose}>
      <Form onSubmit={add} error={isSent ? problem : undefined}>
        <OnePhoto photo={photo} sending={sending} onChange={onChange}>
          <p className="text-sm text-ink-soft">{texts.how}</p>
        </OnePhoto>
        <div className="flex justify-end">
          <Button type="submit" kind="primary">
            {texts.add}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
}
