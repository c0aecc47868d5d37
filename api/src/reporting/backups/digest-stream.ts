import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

const NEWLINE = 10;

/** Lets everything pass, and knows then how much it was, in lines too, and its SHA-256. */
export class DigestStream extends Transform {
  bytes = 0;
  lines = 0;
  private readonly hash = createHash('sha256');

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) this.lines += 1;
    done(null, chunk);
  }

  /** Once everything has passed. */
  sha256(): string {
    return this.hash.digest('hex');
  }
}
