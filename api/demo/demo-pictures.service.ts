import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { illustrate } from '../illustrator/illustrate.js';
import { MediaFoldersService } from '../src/content/media/media-folders.service.js';
import { MediaUploadsService } from '../src/content/media/media-uploads.service.js';
import type { Author } from '../src/core/audit/audit-log.service.js';
import {
  DEMO_PICTURES,
  DEMO_PICTURES_CREDIT,
  DEMO_PICTURES_FOLDER,
  type DemoPicture,
} from './pictures/pictures.content.js';

const WIDTH = 1280;
const DRAWN_WIDTH = 640;
/** What sharp takes for a drawing's own size. */
const DPI = 72;
const AT_ONCE = 2;

/** The pictures of the demonstration's library: our own drawings, as large as photographs. */
@Injectable()
export class DemoPicturesService {
  constructor(
    private readonly uploads: MediaUploadsService,
    private readonly folders: MediaFoldersService,
  ) {}

  /** Answers the numbers of the pictures by the slugs of the records that show them. */
  async make(author: Author): Promise<Map<string, number>> {
    const folder_id = await this.folders.create({ name: DEMO_PICTURES_FOLDER, parent_id: null }, author);
    const shown = new Map<string, number>();
    for (let first = 0; first < DEMO_PICTURES.length; first += AT_ONCE)
      await Promise.all(
        DEMO_PICTURES.slice(first, first + AT_ONCE).map(async (picture) => {
          const id = await this.keep(picture, folder_id, author);
          if (picture.shown_by) shown.set(picture.shown_by, id);
        }),
      );
    return shown;
  }

  private async keep(picture: DemoPicture, folder_id: number, author: Author): Promise<number> {
    const { kind, seed, focal_x, focal_y, caption } = picture;
    const drawing = illustrate(kind, seed);
    if (!drawing) throw new Error(`There is no drawing « ${kind}/${seed} ».`);
    const content = await sharp(Buffer.from(drawing.svg), { density: (DPI * WIDTH) / DRAWN_WIDTH })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const fields = { alt: drawing.alt, credit: DEMO_PICTURES_CREDIT, caption, folder_id, focal_x, focal_y };
    return this.uploads.upload(content, `${kind}.png`, fields, author, { hasAvif: false });
  }
}
