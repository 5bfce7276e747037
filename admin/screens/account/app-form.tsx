// Sets up an authenticator app: its key as a QR code and as text, and the first code as proof.
import { encode } from 'uqr';
import { useEffect, useMemo, useRef } from 'react';
import { AppCode, type FactorAdded } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/account.ts';
import { fieldsOf, useShopForm } from '../../../design/form/use-shop-form.ts';
import { TextField } from '../../../design/fields/text-field.tsx';
import { SchemaForm } from '../../components/fields/schema-form.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { adminApi } from '../../store/admin-api.ts';

export function AppForm({ onDone }: { onDone: (added: FactorAdded) => void }) {
  const [begin, { data: key, error }] = adminApi.useBeginAppMutation();
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void begin();
  }, [begin]);
  return (
    <QueryState query={{ data: key, error, refetch: () => begin() }} lines={4}>
      {({ uri, secret }) => (
        <>
          <p className="text-pretty">{texts.app.scan}</p>
          <QrCode text={uri} />
          <p className="text-sm text-ink-soft">
            {texts.app.key}
            <span className="mt-0.5 block font-mono text-sm break-all text-ink select-all">
              {secret.replace(/.{4}(?=.)/g, '$& ')}
            </span>
          </p>
          <CodeForm onDone={onDone} />
        </>
      )}
    </QueryState>
  );
}

function CodeForm({ onDone }: { onDone: (added: FactorAdded) => void }) {
  const form = useShopForm(AppCode, { code: '' });
  const field = fieldsOf(form);
  const [confirm] = adminApi.useConfirmAppMutation();
  return (
    <SchemaForm form={form} submit={texts.app.confirm} onSend={(body) => confirm({ body })} onDone={onDone}>
      <TextField label={texts.app.code} inputMode="numeric" autoComplete="one-time-code" {...field('code')} />
    </SchemaForm>
  );
}

/** Dark on white in both appearances: some cameras cannot read it otherwise. */
function QrCode({ text }: { text: string }) {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: 2 }), [text]);
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={texts.app.picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-52 max-w-full self-center rounded-control border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares} fill="#000" />
    </svg>
  );
}
