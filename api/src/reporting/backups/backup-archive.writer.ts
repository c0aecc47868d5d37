import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { EMPTY_SEAL, sealArchive } from './archive-seal.js';
import { DigestStream } from './digest-stream.js';

/** What has passed into an archive of one entry. */
export interface Written {
  bytes: number;
  lines: number;
  sha256: string;
}

/** Writes a zip entry by entry, each as it is read: nothing is held in memory. */
export class BackupArchiveWriter {
  private readonly zip = new ZipFile();
  private readonly written: Promise<void>;

  constructor(private readonly path: string) {
    this.written = pipeline(this.zip.outputStream, createWriteStream(path, { mode: 0o600 }));
    // Awaited in `end`, or made an entry's failure.
    this.written.catch(() => undefined);
  }

  async add(name: string, content: Readable, compress: boolean): Promise<Written> {
    const digest = new DigestStream();
    this.zip.addReadStream(digest, name, { compress, mtime: new Date(0) });
    await Promise.race([pipeline(content, digest), this.failed()]);
    return { bytes: digest.bytes, lines: digest.lines, sha256: digest.sha256() };
  }

  addText(name: string, text: string): void {
    this.zip.addBuffer(Buffer.from(text), name, { mtime: new Date(0) });
  }

  /** The archive is on the disk once this has answered. */
  async end(): Promise<void> {
    this.zip.end({ comment: EMPTY_SEAL, forceZip64Format: false });
    await this.written;
    await sealArchive(this.path);
  }

  /** A full disk ends the archive, not the entry that is read into it. */
  private failed(): Promise<never> {
    return new Promise((_, refuse) => {
      this.written.catch(refuse);
    });
  }
}
