import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { refuseBrokenSeal } from './archive-seal.js';
import {
  type BackupManifest,
  fileEntry,
  MANIFEST_ENTRY,
  parseManifest,
  tableEntry,
} from './backup-manifest.rules.js';
import { BackupError, backupErrors as errors } from './backups.errors.js';
import { DigestStream } from './digest-stream.js';

const MOST_MANIFEST_BYTES = 512 * 1024 ** 2;
/** Rows in text shrink to a tenth or so; what shrinks to less than this was made to. */
const MOST_GROWTH = 200;
const SMALL_BYTES = 16 * 1024 ** 2;

interface Promised {
  bytes: number;
  sha256: string;
}

/** An archive that is known to be whole: each entry was read and is what the manifest says. */
export class BackupArchiveReader {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    readonly manifest: BackupManifest,
  ) {}

  /** Reads all of it; throws in French where it is foreign, damaged, changed or made to fill the disk. */
  static async open(path: string): Promise<BackupArchiveReader> {
    await refuseBrokenSeal(path);
    const zip = await unlessBroken(() => openPromise(path, { lazyEntries: true, autoClose: false }));
    try {
      const entries = await unlessBroken(() => entriesOf(zip));
      const manifest = parseManifest(await unlessBroken(() => manifestText(zip, entries)));
      const archive = new BackupArchiveReader(zip, entries, manifest);
      await archive.verify();
      return archive;
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  /** An entry that the manifest names. */
  read(name: string): Promise<Readable> {
    return this.zip.openReadStreamPromise(this.entries.get(name)!);
  }

  close(): void {
    this.zip.close();
  }

  private async verify(): Promise<void> {
    const promised = promisedBy(this.manifest);
    const missing = [...promised.keys()].find((name) => !this.entries.has(name));
    if (missing) throw errors.missingEntry(missing);
    for (const name of this.entries.keys())
      if (name !== MANIFEST_ENTRY && !promised.has(name)) throw errors.extraEntry(name);
    for (const [name, expected] of promised) refuseBomb(this.entries.get(name)!, name, expected);
    for (const [name, expected] of promised) await this.verifyEntry(name, expected);
  }

  private async verifyEntry(name: string, { bytes, sha256 }: Promised): Promise<void> {
    const digest = new DigestStream();
    digest.resume();
    try {
      await pipeline(await this.read(name), digest);
    } catch {
      throw errors.damagedEntry(name);
    }
    if (digest.bytes !== bytes || digest.sha256() !== sha256) throw errors.damagedEntry(name);
  }
}

function promisedBy({ tables, files }: BackupManifest): Map<string, Promised> {
  return new Map<string, Promised>([
    ...tables.map((table) => [tableEntry(table), table] as const),
    ...files.map((file) => [fileEntry(file.key), file] as const),
  ]);
}

/** Before anything is unpacked: an entry never gives more than its size in the archive's own list. */
function refuseBomb({ uncompressedSize, compressedSize }: Entry, name: string, { bytes }: Promised): void {
  if (uncompressedSize !== bytes) throw errors.damagedEntry(name);
  if (uncompressedSize > SMALL_BYTES && uncompressedSize > compressedSize * MOST_GROWTH)
    throw errors.bomb(name);
}

/** Names that lead out of the archive, or stand twice in it, are refused. */
async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName)) throw errors.unreadable();
    entries.set(entry.fileName, entry);
  }
  return entries;
}

async function manifestText(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<string> {
  const entry = entries.get(MANIFEST_ENTRY);
  if (!entry) throw errors.foreign();
  if (entry.uncompressedSize > MOST_MANIFEST_BYTES) throw errors.bomb(MANIFEST_ENTRY);
  return (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8');
}

/** What a reader of zip says of a file that is none, or is cut short. */
async function unlessBroken<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof BackupError || (error as { code?: string }).code) throw error;
    throw errors.unreadable();
  }
}
