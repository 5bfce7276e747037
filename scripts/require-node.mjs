// Loaded before every entry. Plain JavaScript: an older Node could not read TypeScript.
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Taana Baana needs Node 22.18 or later, this is ${process.versions.node}. Run "npm install" again (it brings Node 24 along on most machines), or install a newer Node.`,
  );
  process.exit(1);
}

// Caches compiled code for the next start, which saves time and 20 MB.
module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)));
