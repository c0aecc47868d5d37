import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

export interface ExportedFile {
  name: string;
  type: string;
  content: Readable | Buffer;
}

/** A file under its own name. */
export function asDownload({ name, type, content }: ExportedFile): StreamableFile {
  const options = { type, disposition: `attachment; filename="${name}"` };
  return content instanceof Uint8Array
    ? new StreamableFile(content, options)
    : new StreamableFile(content, options);
}
