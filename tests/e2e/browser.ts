import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import bundled from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const UNPACKED = join(import.meta.dirname, '../../.cache/browser');
// No sandbox under root or in a container; shared memory is small there too.
const EVERYWHERE = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--hide-scrollbars',
  '--mute-audio',
];

export interface BrowserProgram {
  executablePath: string;
  args: string[];
}

/** CHROME_PATH, else an installed Chrome, else the one that came with the packages; nothing is downloaded. */
export async function browserProgram(): Promise<BrowserProgram> {
  // The package's own arguments are for one page in one process without web security: not what a visitor has.
  return { executablePath: installedChrome() ?? (await unpackedChromium()), args: EVERYWHERE };
}

/** Unpacks the browser that came with the packages, whole or not at all: another process may want it at the same time. */
async function unpackedChromium(): Promise<string> {
  if (!existsSync(UNPACKED)) {
    const own = `${UNPACKED}-${process.pid}`;
    await unpackInto(own);
    moveInto(own, UNPACKED);
  }
  return join(UNPACKED, 'chromium');
}

// The package unpacks into the system's temporary folder for its own account alone: another account could not run it.
async function unpackInto(folder: string): Promise<void> {
  const before = process.env['TMPDIR'];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.env['TMPDIR'] = folder;
  try {
    await bundled.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

function moveInto(own: string, folder: string): void {
  try {
    renameSync(own, folder);
  } catch (error) {
    // Who came first has put the same files there.
    if (!existsSync(folder)) throw error;
    rmSync(own, { recursive: true, force: true });
  }
}

function installedChrome(): string | undefined {
  const asked = process.env['CHROME_PATH'];
  if (asked) return asked;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const places = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES];
  return places.find((place) => existsSync(place));
}

export async function openBrowser({ extraArgs = [] as string[] } = {}): Promise<Browser> {
  const { executablePath, args } = await browserProgram();
  return chromium.launch({ executablePath, args: [...args, ...extraArgs], headless: true });
}
