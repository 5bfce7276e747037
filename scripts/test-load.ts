// `npm run test:load`: runs `npm test` ten times (`-- 3`: three times) while ten other processes
// keep the machine busy. The tests have to pass each time, however slow the machine is.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const rounds = Number(process.argv[2] ?? 10);
const busyProcesses = 10;
const busy = Array.from({ length: busyProcesses }, () =>
  spawn(process.execPath, ['-e', 'for (;;) Math.sqrt(Math.random());'], { stdio: 'ignore' }),
);
process.on('exit', () => busy.forEach((one) => one.kill()));
process.on('SIGINT', () => process.exit(130));

let passed = 0;
for (let round = 1; round <= rounds; round += 1) {
  const started = performance.now();
  const test = spawnSync(process.execPath, [join(import.meta.dirname, 'test.ts')], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const isPassed = test.status === 0;
  passed += Number(isPassed);
  if (!isPassed) console.log(test.stdout, test.stderr);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(
    `round ${round} ${isPassed ? 'passed' : 'FAILED'} in ${minutes} min: ${test.stdout.trimEnd().split('\n').at(-1)}`,
  );
}
console.log(`\n${passed} passed, ${rounds - passed} failed`);
process.exitCode = passed === rounds ? 0 : 1;
