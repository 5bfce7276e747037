import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import type { Network } from './network.ts';
import { fetchFile } from './remote-pictures.ts';
import { type PictureServer, openPictureServer } from './testing.ts';

describe('an address that the server may be sent to', () => {
  it.each(['93.184.216.34', '100.63.255.255', '172.15.0.1', '2606:2800:220:1::1', '2a00:1450:4009::200e'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.0.255',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:93.184.216.34',
    '::10.0.0.1',
    '64:ff9b::10.0.0.1',
    '2001::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:db8::1',
    '2002:0a00:0001::1',
    '3fff::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    'localhost',
    '',
  ])('is never %s [guard admin.36]', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('fetching a file', () => {
  let server: PictureServer;
  let network: Network;
  const fetch = (path: string, maxBytes = 1000) => fetchFile(network, `${server.origin}${path}`, maxBytes);
  const faultOf = (work: Promise<unknown>) =>
    work.then(
      () => 'fetched',
      (error: { fault?: string }) => error.fault,
    );

  beforeEach(async () => {
    server = await openPictureServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'https://x');
      const to = searchParams.get('to');
      if (to !== null) response.writeHead(302, { location: to }).end();
      else if (pathname === '/picture') response.end('bytes');
      else if (pathname === '/large') response.end('x'.repeat(1001));
      else if (pathname === '/endless') response.writeHead(200).write('x');
      else response.writeHead(404).end();
    });
    ({ network } = server);
  });
  afterEach(() => server.close());

  it('gives its bytes, over up to three redirects', async () => {
    expect((await fetch('/picture')).toString()).toBe('bytes');
    const path = ['/a?to=', '/b?to=', '/c?to='].reduceRight((rest, hop) => hop + encodeURIComponent(rest), '/picture');
    expect((await fetch(path)).toString()).toBe('bytes');
    expect(await faultOf(fetch(`/d?to=${encodeURIComponent(path)}`))).toBe('redirects');
  });

  it.each([
    ['a file that is not there', '/missing', 'status'],
    ['a file that is too large', '/large', 'large'],
    ['a redirect to http', '/a?to=http%3A%2F%2Fpictures.test%2Fpicture', 'address'],
    ['a redirect to an address of the machine', '/a?to=https%3A%2F%2F%5B%3A%3A1%5D%2F', 'private'],
  ])('refuses %s', async (_what, path, fault) => expect(await faultOf(fetch(path))).toBe(fault));

  it('ends after its time, whether the file or the name is slow', async () => {
    network = { ...network, milliseconds: 150 };
    expect(await faultOf(fetch('/endless'))).toBe('slow');
    network = { ...network, resolve: () => new Promise(() => {}) };
    expect(await faultOf(fetch('/picture'))).toBe('slow');
  });

  it.each([
    'http://pictures.test/',
    'file:///etc/passwd',
    'ftp://pictures.test/',
    'https://me:secret@pictures.test/',
    'x',
  ])('refuses the address %s before any call', async (address) =>
    expect(await faultOf(fetchFile(network, address, 1000))).toBe('address'),
  );

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest',
  ])('refuses %s, which needs no name server', async (address) => {
    const real = { ...network, isAllowed: isPublicAddress };
    expect(await faultOf(fetchFile(real, address, 1000))).toBe('private');
  });

  it('refuses a name of which one address is private, at the first request and after a redirect [guard admin.36]', async () => {
    const both = [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.5', family: 4 },
    ];
    network = { ...network, resolve: async () => both, isAllowed: isPublicAddress };
    expect(await faultOf(fetch('/picture'))).toBe('private');
    network = {
      ...server.network,
      resolve: async (host) => (host === 'other.test' ? both : [{ address: '127.0.0.1', family: 4 }]),
    };
    expect(await faultOf(fetch('/a?to=https%3A%2F%2Fother.test%2F'))).toBe('private');
  });

  it('keeps no connection: the next file comes from the address that was checked for it', async () => {
    expect((await fetch('/picture')).toString()).toBe('bytes');
    network = { ...network, resolve: async () => [{ address: '127.0.0.2', family: 4 }], isAllowed: () => true };
    expect(await faultOf(fetch('/picture'))).not.toBe('fetched');
    expect(server.asked).toEqual(['/picture']);
  });

  it('connects to the address that was checked, whatever the name server says next [guard admin.36]', async () => {
    let answers = 0;
    network = {
      ...network,
      resolve: async () => [{ address: (answers += 1) === 1 ? '127.0.0.1' : '10.0.0.5', family: 4 }],
    };
    expect((await fetch('/picture')).toString()).toBe('bytes');
    expect(answers).toBe(1);
  });
});
