// One round of losses: `npm run test:failover` runs more.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { describeWith } from '../deploy/testing/required-program.ts';

describeWith(
  'etcd',
  'etcdctl',
  'haproxy',
  'openssl',
  'patroni',
  'pgbouncer',
  'root',
)('a cluster', () => {
  it('loses any one part: no acknowledged write, no cached page, and no more than 30 s of writing', async () => {
    const child = spawn(process.execPath, ['tests/cluster/main.ts', '--rounds', '1']);
    let said = '';
    for (const output of [child.stdout, child.stderr]) {
      output.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    const [code] = (await once(child, 'close')) as [number | null];
    console.log(said);
    expect(said).toContain('nothing lost, nothing doubled, back in time');
    expect(code).toBe(0);
  }, 600_000);
});
