import { expect, test } from 'vitest';
import { loadConfig } from '../../../config.ts';
import { fixedSettings } from '../settings/testing.ts';
import type { Logo } from '@taana-baana/contract/schemas/shop/settings.ts';
import { writeMail } from './mail-template.service.ts';

const config = loadConfig({ PUBLIC_URL: 'https://tees.example.com' });
const deps = { config, settings: fixedSettings() };

test('a mail says the same in plain text and in HTML', () => {
  const { text, html } = writeMail(deps, {
    heading: 'Your order',
    parts: [
      { text: 'Thank you' },
      {
        rows: [
          { label: 'Warli Village Tee', value: 'Rs. 799' },
          { label: 'Total', value: 'Rs. 899', isStrong: true },
        ],
      },
      { button: 'See it', href: 'https://tees.example.com/my-orders?a=1&b=2' },
      { letter: 'Dear Asha,\nyes.' },
      { quote: 'first\nsecond' },
    ],
  });
  expect(text).toContain(
    'Your order\n\nThank you\n\nWarli Village Tee: Rs. 799\nTotal: Rs. 899\n\nSee it:\nhttps://tees.example.com/my-orders?a=1&b=2\n\nDear Asha,\nyes.\n\n> first\n> second\n\n-- \nTaana Baana, ',
  );
  for (const words of [
    'Your order',
    'Thank you',
    'Warli Village Tee',
    'Rs.\u00a0899',
    'See it',
    'Dear Asha,<br>yes.',
    'first<br>second',
  ]) {
    expect(html).toContain(`>${words}<`);
  }
  expect(html).toContain('<a href="https://tees.example.com/my-orders?a=1&amp;b=2"');
});

test('the uploaded logo stands for the name, which is read where pictures are not shown', () => {
  const icons = { favicon32: '', favicon48: '', touchIcon: '', icon192: '', icon512: '' };
  const logo = { header: { src: '', srcset: '', width: 176, height: 44 }, ...icons };
  const mail = { heading: 'Hello', parts: [] };
  const withLogo = (value: Logo) => writeMail({ config, settings: fixedSettings({ logo: value }) }, mail).html;
  expect(withLogo({ ...logo, mail: '/images/logo-mail.png' })).toMatch(
    /<img src="https:\/\/tees\.example\.com\/images\/logo-mail\.png" width="176" height="44" alt="Taana Baana"/,
  );
  expect(withLogo(logo)).toContain('>Taana Baana<');
  expect(withLogo(logo)).not.toContain('<img');
});

test('whatever people type stays text', () => {
  const unescaped = `"><script>alert(1)</script><img src=x onerror='x'>&`;
  const { html } = writeMail(deps, {
    heading: unescaped,
    parts: [
      { text: unescaped },
      { quote: unescaped },
      { button: unescaped, href: unescaped },
      { rows: [{ label: unescaped, value: unescaped }] },
    ],
  });
  expect(html).not.toMatch(/<script|<img|onerror='/);
  expect(html.split('&quot;&gt;&lt;script&gt;')).toHaveLength(9);
});

test('line breaks make new lines in a quote only', () => {
  const broken = 'Eve\r\nBcc: x@example.com\rAnd\u2028more';
  const { text, html } = writeMail(deps, {
    heading: 'Hello',
    parts: [{ text: `Namaste ${broken}` }, { rows: [{ label: broken, value: broken }] }, { quote: broken }],
  });
  const oneLine = 'Eve Bcc: x@example.com And more';
  expect(text).toContain(
    `Namaste ${oneLine}\n\n${oneLine}: ${oneLine}\n\n> Eve\n> Bcc: x@example.com\n> And\n> more\n`,
  );
  expect(html.split(oneLine)).toHaveLength(4);
  expect(html).toContain('>Eve<br>Bcc: x@example.com<br>And<br>more<');
});
