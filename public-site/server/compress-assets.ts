/** `node server/compress-assets.ts [folder…]`: writes .br and .gz beside built text files, at the best quality. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeBody } from './encodings.ts';
import { folders } from './folders.ts';

/** Smaller files are compressed as they are asked for, a little less well. */
const LEAST_BYTES = 100;
const asked = process.argv.slice(2);

for (const folder of asked.length > 0 ? asked : [folders.builtFiles]) await compressFolder(folder);

async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg|html|json|txt|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !existsSync(`${file}.br`));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  if (body.length < LEAST_BYTES) return;
  const { br, gzip } = await encodeBody(body, 11);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)]);
}
