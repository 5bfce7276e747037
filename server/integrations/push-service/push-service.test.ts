// Messages through a push service that reads them as a browser does.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublicAddress } from '../remote-pictures/public-address.ts';
import { internet } from '../remote-pictures/network.ts';
import { type PushKeys, type PushService, createPushService } from './push-service.ts';
import { type PushDouble, startPushDouble } from './testing/start-push-double.ts';

describe('a push service', () => {
  let double: PushDouble;
  let service: PushService;
  let keys: PushKeys;
  const message = { payload: '{"kind":"new-order"}', contact: 'shop@example.com' };
  beforeAll(async () => {
    double = await startPushDouble();
    service = createPushService(double.network);
    keys = await service.makeKeys();
  });
  afterAll(() => double.stop());

  test('gets what only the browser can read, for a day, signed by the shop', async () => {
    const address = await double.subscribe();
    expect(await service.send(keys, address, { ...message, topic: 'new-order' })).toEqual({
      outcome: 'taken',
      status: 201,
    });
    const [received] = await double.messages(address.endpoint);
    expect(received?.payload).toEqual({ kind: 'new-order' });
    expect(received?.headers).toMatchObject({ ttl: '86400', urgency: 'high', topic: 'new-order' });
  });

  test('refuses the messages of another key', async () => {
    const address = await double.subscribe();
    await service.send(keys, address, message);
    expect(await service.send(await service.makeKeys(), address, message)).toEqual({ outcome: 'refused', status: 403 });
  });

  test.each([
    [404, 'gone'],
    [410, 'gone'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
    [400, 'refused'],
    [413, 'refused'],
    [302, 'refused'],
  ])('that answers %i means %s', async (status, outcome) => {
    const address = await double.subscribe();
    await double.answer(address.endpoint, status);
    expect(await service.send(keys, address, message)).toEqual({ outcome, status });
  });

  test('is reached at public addresses only, over https [guard admin.44]', async () => {
    const { endpoint, ...secrets } = await double.subscribe();
    const strict = createPushService({ ...double.network, isAllowed: isPublicAddress });
    expect(await strict.send(keys, { endpoint, ...secrets }, message)).toMatchObject({ outcome: 'later' });
    expect(await double.messages(endpoint)).toEqual([]);

    const real = createPushService(internet(isPublicAddress));
    const possible = ['https://fcm.googleapis.com/fcm/send/x', 'https://web.push.apple.com/x', 'https://8.8.8.8/x'];
    expect(possible.filter((one) => !real.isPossible(one))).toEqual([]);
    const impossible = [
      'http://fcm.googleapis.com/x',
      'https://127.0.0.1/x',
      'https://10.1.2.3:8080/x',
      'https://[::1]/x',
      'https://169.254.169.254/latest',
      'https://name:word@push.example/x',
      'file:///etc/passwd',
      'nonsense',
    ];
    expect(impossible.filter((one) => real.isPossible(one))).toEqual([]);
  });
});
