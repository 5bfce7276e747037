// Loaded before every entry, in plain JavaScript: an older Node could not even read the TypeScript that follows.
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Taana Baana needs Node 22.18 or later, this is ${process.versions.node}. Run "npm install" again (it brings Node 24 along on most machines), or install a newer Node.`,
  );
  process.exit(1);
}

// What has been made of the sources is kept for the next start, which then needs neither the time nor the 20 MB to make it.
module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)));
