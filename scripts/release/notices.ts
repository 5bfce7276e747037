// The notices of a release: licences of its packages, and a machine-readable list (SBOM, CycloneDX
// 1.5).
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Package } from './packages.ts';

/** Name, version and licence of each package, with the texts that the package has. */
export function licenceNotices(packages: readonly Package[]): string {
  const rule = '='.repeat(80);
  const head =
    'Packages inside this release, or in the built storefront and admin. Each keeps the licence that it came with.\n';
  const parts = packages.map((each) => {
    const texts = licenceFiles(each.folder).map((file) => readFileSync(file, 'utf8').trim());
    const title = `${each.name} ${each.version}: ${each.licence || 'states no licence; see docs/dependencies.md'}`;
    return [rule, title, '', ...texts].join('\n');
  });
  return `${[head, ...parts].join('\n')}\n`;
}

export function softwareBill(version: string, packages: readonly Package[]): string {
  const components = packages.map((each) => ({
    type: 'library',
    'bom-ref': `${each.name}@${each.version}`,
    name: each.name,
    version: each.version,
    purl: `pkg:npm/${each.name.replace('@', '%40')}@${each.version}`,
    ...(each.licence && { licenses: [toLicence(each.licence)] }),
    ...(each.integrity && { hashes: [toHash(each.integrity)] }),
  }));
  const application = { type: 'application', 'bom-ref': 'taana-baana', name: 'taana-baana', version };
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component: application } };
  return `${JSON.stringify({ ...bill, components }, undefined, 2)}\n`;
}

function licenceFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice|third-party-notices)/i.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}

/** A combination such as "MIT OR Apache-2.0" is an expression in CycloneDX, anything else a name. */
function toLicence(licence: string): { expression: string } | { license: { name: string } } {
  return / (OR|AND|WITH) /.test(licence) ? { expression: licence } : { license: { name: licence } };
}

function toHash(integrity: string): { alg: string; content: string } {
  const [algorithm = '', value = ''] = integrity.split('-', 2);
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(value, 'base64').toString('hex') };
}
