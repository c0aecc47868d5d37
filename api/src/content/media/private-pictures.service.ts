import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readMultipart } from '../../platform/http/multipart-form.js';
import { FileStore, type StoredFile } from './file-store.js';
import { MEDIA_LIMITS } from './media.contract.js';
import { mediaErrors } from './media.errors.js';
import { drawn } from './picture-files.js';

const WIDTHS = { large: 1600, small: 320 } as const;
export type PrivatePictureSize = keyof typeof WIDTHS;
export type PrivatePicture = StoredFile;

/** Pictures outside the library, for a feature that decides who sees them; no address of the library shows them. */
@Injectable()
export class PrivatePicturesService {
  constructor(private readonly files: FileStore) {}

  /** The one file of a form; refuses a form without one. */
  async received(request: FastifyRequest): Promise<Buffer> {
    return (await this.form(request)).content;
  }

  /** A form with one file, and its fields; refuses a form without one. */
  async form(request: FastifyRequest): Promise<{ content: Buffer; fields: Record<string, string> }> {
    if (!request.isMultipart()) throw mediaErrors.missing();
    const refusals = { tooLarge: mediaErrors.tooLarge, broken: mediaErrors.brokenForm };
    const { content, fields } = await readMultipart(request, refusals);
    if (!content || content.length === 0) throw mediaErrors.missing();
    return { content, fields };
  }

  /** Keeps a visitor’s picture in two sizes, re-encoded and without its metadata, under a folder of its own. */
  async keep(folder: string, uploaded: Buffer): Promise<{ width: number; height: number }> {
    const names = ['large', 'small'] as const;
    const widths = names.map((name) => WIDTHS[name]);
    const { master, sizes } = await drawn(uploaded, MEDIA_LIMITS.max_visitor_pixels, () => widths);
    for (const [index, name] of names.entries())
      await this.files.put(keyOf(folder, name), sizes[index]!.file, 'image/webp');
    const { width, height } = master;
    const shown = Math.min(width, WIDTHS.large);
    return { width: shown, height: Math.round((height * shown) / width) };
  }

  /** A picture's file; null where it is not there (any more). */
  open(folder: string, size: PrivatePictureSize): Promise<StoredFile | null> {
    return this.files.get(keyOf(folder, size));
  }

  forget(folder: string): Promise<void> {
    return this.files.removeFolder(folder);
  }
}

const keyOf = (folder: string, size: PrivatePictureSize) => `${folder}/${size}.webp`;
