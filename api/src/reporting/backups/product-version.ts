import { readFile } from 'node:fs/promises';

/** The version of this release, of the package.json that lies beside what was built. */
export async function productVersion(): Promise<string> {
  const path = new URL('../../../../package.json', import.meta.url);
  return (JSON.parse(await readFile(path, 'utf8')) as { version: string }).version;
}
