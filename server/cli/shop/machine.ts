// Commands that bin/shop runs as root with the programs in deploy/machine. Listed here for help and
// completion.
import { type Command, CommandError } from '../command.ts';

const run = () =>
  Promise.reject(new CommandError('Only a release can do this: unpack its archive, and see docs/install.md.'));

export const machineCommands: readonly Command[] = [
  {
    name: 'install',
    summary: 'Installs the shop of an unpacked release on this machine, or repairs it',
    details:
      'Run it as root. It asks at a terminal, shows what it will do, and asks before it begins. Run again, it keeps settings and secrets, and goes on after an interruption.',
    options: { answers: { about: 'reads the answers from a file and asks nothing (docs/install.md)', takes: 'FILE' } },
    examples: ['', '--answers /root/answers'],
    isForRoot: true,
    run,
  },
  {
    name: 'update',
    summary: 'Goes to a newer version, or back by itself if that fails',
    details:
      'Run it as root. It keeps the database, tries the new version where no shopper reaches it, and then switches. It asks nothing. It takes only an archive that is signed with the key of the running version. A second time it first finishes what was interrupted.',
    takes: { ARCHIVE: { about: 'a file with its .sha256 and .sha256.sig beside it, or the https address of one' } },
    options: {
      unsigned: {
        about: 'takes an archive without a signature, if it has this SHA-256: for a release that you made yourself',
        takes: 'SHA256',
      },
      recover: { about: 'only finishes an interrupted update; takes no archive' },
    },
    examples: ['taana-baana-0.4.0-linux-x64.tar.gz', '--recover'],
    failsWhen: 'the former version runs again',
    isForRoot: true,
    run,
  },
];
