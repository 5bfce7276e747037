// Chooses what a button leads to: first the kind, then which one.
import { type FormEvent, useState } from 'react';
import {
  type LinkKind,
  type LinkTarget,
  linkPages,
  readShopPath,
  writeTarget,
} from '@taana-baana/contract/admin/content/link-target.ts';
import { link as texts } from '@taana-baana/contract/admin/texts/content/cards.ts';
import { TextField } from '../../../design/fields/text-field.tsx';
import { Button } from '../../components/button.tsx';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { Form } from '../../components/fields/form.tsx';
import { ProductChoice } from '../../components/products/product-choice.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { onSale, useFoundProducts } from '../../store/catalog/use-found-products.ts';

interface LinkDialogProps {
  title: string;
  kinds: readonly LinkKind[];
  before: LinkTarget;
  onChange: (link: string) => void;
  onClose: () => void;
}

export function LinkDialog({ title, kinds, before, onChange, onClose }: LinkDialogProps) {
  const { data: me } = adminApi.useGetMeQuery();
  const [kind, setKind] = useState(kinds.find((one) => one === before.kind) ?? kinds[0] ?? 'address');
  const [name, setName] = useState(kind === before.kind ? before.name : '');
  const [error, setError] = useState<string>();
  const products = useFoundProducts((words) => (kind === 'product' ? onSale(words) : undefined));
  const choose = (next: string) => {
    setName(next);
    setError(undefined);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const path = kind === 'address' ? readShopPath(name, me?.shopUrl ?? '') : name;
    if (!path) return setError(kind === 'address' ? texts.notHere : texts.choose);
    onChange(writeTarget({ kind, name: path }));
    onClose();
  };
  return (
    <DialogFrame title={title} onClose={onClose}>
      <Form onSubmit={save}>
        <SelectField
          label={texts.kind}
          value={kind}
          options={kinds.map((one) => ({ value: one, label: texts.kinds[one] }))}
          onChange={({ target }) => {
            setKind(target.value as LinkKind);
            choose('');
          }}
        />
        {kind === 'address' ? (
          <TextField
            label={texts.address}
            hint={texts.addressHint}
            error={error}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            value={name}
            onChange={({ target }) => choose(target.value)}
          />
        ) : kind === 'product' ? (
          <ProductChoice {...products} chosen={name} error={error} onChoose={choose} />
        ) : (
          <NameChoice kind={kind} chosen={name} error={error} onChoose={choose} />
        )}
        <div className="flex justify-end">
          <Button type="submit" kind="primary">
            {texts.use}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
}

interface ChoiceProps {
  chosen: string;
  error: string | undefined;
  onChoose: (name: string) => void;
}

type NamedKind = Exclude<LinkKind, 'product' | 'address'>;

function NameChoice({ kind, chosen, error, onChoose }: ChoiceProps & { kind: NamedKind }) {
  const { data: known } = adminApi.useListProductChoicesQuery();
  const { data: list } = adminApi.useListCollectionsQuery();
  const named = (names: readonly string[] = []) => names.map((name) => ({ value: name, label: name }));
  const options = {
    page: Object.entries(linkPages).map(([value, label]) => ({ value, label })),
    collection: (list?.collections ?? [])
      .filter(({ isPublished }) => isPublished)
      .map(({ handle, title }) => ({ value: handle, label: title })),
    tag: named(known?.tags),
    category: named(known?.categories),
    brand: named(known?.brands),
  }[kind];
  // Letter case is ignored in the shop, and what it names may be gone.
  const value = options.find((one) => one.value.toLowerCase() === chosen.toLowerCase())?.value ?? chosen;
  const isKnown = options.some((one) => one.value === value);
  const own = value !== '' && !isKnown ? named([value]) : [];
  if (options.length + own.length === 0) return <p className="text-sm text-ink-soft">{texts.none}</p>;
  return (
    <SelectField
      label={texts.which}
      error={error}
      value={value}
      options={[{ value: '', label: texts.choose }, ...own, ...options]}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
