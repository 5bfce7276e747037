// The browser of the journeys: CHROMIUM, else the one that npm brings (Linux on x64), so that every such machine tests the same. Elsewhere the system's Chrome or Chromium.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

export interface Chromium {
  readonly executablePath: string;
  /** What it needs besides the environment it is started from. */
  readonly env: Readonly<Record<string, string>>;
}

const namesOnPath = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** The package's own looks for fonts under /tmp only, and a page without any font has no text. */
const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
const packedVersion = '153.0.0';
const cache = join(import.meta.dirname, '..', '.cache');

/** Throws one sentence that says what to install. */
export async function findChromium(environment: NodeJS.ProcessEnv = process.env): Promise<Chromium> {
  const given = environment.CHROMIUM;
  if (given) return { executablePath: given, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return packedChromium();
  const installed = installedChromium(environment.PATH ?? '');
  if (installed) return { executablePath: installed, env: {} };
  throw new Error('The journeys need a browser: install Chrome or Chromium, or set CHROMIUM to its program.');
}

export const chromiumOptions = [
  // As root, Chromium refuses to start with its sandbox; it only ever opens the shop under test.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function installedChromium(path: string): string | undefined {
  const folders = path.split(delimiter).filter((folder) => isAbsolute(folder));
  const places = [...folders.flatMap((folder) => namesOnPath.map((name) => join(folder, name))), ...usualPlaces];
  // Asked for its version, since a name may be a stub that only tells how to install it.
  return places.find((place) => existsSync(place) && spawnSync(place, ['--version'], { timeout: 20_000 }).status === 0);
}

/** @sparticuz/chromium, unpacked once under .cache with the system libraries that it brings along. */
async function packedChromium(): Promise<Chromium> {
  const folder = join(cache, `chromium-${packedVersion}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

async function unpackInto(folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  // Beside its place, then moved there: an unpacking cut short leaves nothing half done.
  const unfinished = mkdtempSync(join(cache, 'unpacking-'));
  // The package unpacks its libraries only where this names a Lambda, and everything into the folder for temporary files.
  const lent = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x', TMPDIR: unfinished };
  const touched = ['LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME', ...Object.keys(lent)];
  const before = touched.map((name) => [name, process.env[name]] as const);
  try {
    Object.assign(process.env, lent);
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    writeFileSync(join(unfinished, 'fonts', 'fonts.conf'), fontsConfiguration);
    renameSync(unfinished, folder);
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    rmSync(unfinished, { recursive: true, force: true });
  }
}
