// Finds the browser for journeys: CHROMIUM, else the one from npm (Linux x64), so that these
// machines test alike, else an installed Chrome or Chromium.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

export interface Chromium {
  readonly executablePath: string;
  /** Environment variables that it needs in addition. */
  readonly env: Readonly<Record<string, string>>;
}

const namesOnPath = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** The npm package looks for fonts only under /tmp, and a page without fonts has no text. */
const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
const packedVersion = '153.0.0';
const cache = join(import.meta.dirname, '..', '..', '.cache');

/** Throws an error with one sentence that says what to install. */
export async function findChromium(environment: NodeJS.ProcessEnv = process.env): Promise<Chromium> {
  const given = environment.CHROMIUM;
  if (given) return { executablePath: given, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return packedChromium();
  const installed = installedChromium(environment.PATH ?? '');
  if (installed) return { executablePath: installed, env: {} };
  throw new Error('The journeys need a browser: install Chrome or Chromium, or set CHROMIUM to its program.');
}

export const chromiumOptions = [
  // As root, Chromium cannot start with its sandbox. It only opens the shop under test.
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
  // Runs it, because the name may be a stub that only explains how to install the browser.
  return places.find((place) => existsSync(place) && spawnSync(place, ['--version'], { timeout: 20_000 }).status === 0);
}

/** @sparticuz/chromium, unpacked once into .cache with its system libraries. */
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
  // Unpacked into another folder and then renamed: an interrupted run leaves no partial browser.
  const unfinished = mkdtempSync(join(cache, 'unpacking-'));
  // The package unpacks its libraries only if this variable names a Lambda,
  // and uses the temporary folder.
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
