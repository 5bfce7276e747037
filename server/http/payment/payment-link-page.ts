// The sandbox's page of a payment link: two buttons instead of a bank. It has no script.
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import { hash } from 'node:crypto';
import { nothingAllowed, formatPolicy } from '../../pages/content-security.ts';
import type { SandboxLink } from '../../integrations/payment-gateway/sandbox/sandbox-entities.ts';
import { linkPath } from '../../integrations/payment-gateway/sandbox/sandbox-links.ts';

const styles = `
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: #f0e7d9; color: #241a14;
    font: 400 1rem/1.5 ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
  main { box-sizing: border-box; width: min(26rem, 100vw - 2rem); padding: 1.5rem; border-radius: 16px; background: #fbf7f0; }
  h1 { margin: 0; font-size: 1.0625rem; overflow-wrap: anywhere; }
  .amount { margin: 0.5rem 0 1rem; font-size: 2.25rem; font-weight: 700; letter-spacing: -0.02em; }
  .notice { margin: 0 0 1.25rem; padding: 0.75rem 1rem; border-radius: 10px; background: #f8e6c0; color: #4a3206; font-size: 0.875rem; }
  button { width: 100%; min-height: 52px; margin-top: 0.75rem; border: 1px solid #cdbda7; border-radius: 10px; background: #fffdf9;
    color: inherit; font: inherit; cursor: pointer; }
  .primary { border-color: #9c2b2e; background: #9c2b2e; color: #fffdf9; font-weight: 600; }
  button:focus-visible { outline: 3px solid #2b3a67; outline-offset: 2px; }
`;

const states = {
  created: '',
  paid: 'It is paid. Thank you: the shop knows of it in a few seconds.',
  cancelled: 'The shop has withdrawn this link. Please ask the shop.',
  expired: 'This link is too old to be paid. Please ask the shop for a new one.',
} as const;

const policy = formatPolicy({
  ...nothingAllowed,
  'style-src': [`'sha256-${hash('sha256', styles, 'base64')}'`],
  'form-action': ["'self'"],
});

export const linkPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': policy,
};

export function linkPage(
  id: string,
  { amount, description, status }: Pick<SandboxLink, 'amount' | 'description' | 'status'>,
): string {
  const button = (outcome: string, label: string, look = '') =>
    `<form method="post" action="${linkPath(id)}/${outcome}"><button${look}>${label}</button></form>`;
  const sum = formatPaise(amount);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Pay ${sum}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${escaped(description)}</h1>
<p class="amount">${sum}</p>
<p class="notice">Rehearsal: no money moves. This shop runs without payment keys.</p>
${
  status === 'created'
    ? button('captured', `Pay ${sum}`, ' class="primary"') + button('failed', 'Let the payment fail')
    : `<p role="status">${states[status]}</p>`
}
</main>
</body>
</html>
`;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
