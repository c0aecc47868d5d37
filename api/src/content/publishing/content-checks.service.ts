import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PicturesService } from '../media/pictures.service.js';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind } from './content.kind.js';
import { ContentKindsService } from './content-kinds.service.js';
import { Lookups } from '../../platform/database/lookups.js';
import { PUBLISHING_MESSAGES } from './publishing.contract.js';
import { SlugsService } from './slugs.service.js';

/** Why a text may not be saved: what its kind says, pictures that are not there, an address that is another's. */
@Injectable()
export class ContentChecksService {
  constructor(
    private readonly kinds: ContentKindsService,
    private readonly slugs: SlugsService,
    private readonly pictures: PicturesService,
  ) {}

  /** The faults of each record, by field. */
  async faults<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    rows: readonly Row[],
  ): Promise<Record<string, string>[]> {
    const lookups = new Lookups();
    const faults: Record<string, string>[] = [];
    for (const row of rows) faults.push(await this.ofText(tx, kind, row, lookups));
    const taken = await this.slugs.areTaken(tx, kind, rows);
    return faults.map((found, place) =>
      taken[place] ? { ...found, slug: PUBLISHING_MESSAGES.slug_taken } : found,
    );
  }

  private async ofText<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    row: Row,
    lookups: Lookups,
  ): Promise<Record<string, string>> {
    const faults: Record<string, string> = {
      ...(await kind.faults(row, tx, lookups)),
      ...(await this.kinds.faults(tx, kind, row)),
    };
    for (const field of kind.pictures) {
      const picture = row[field] as number | null;
      if (picture !== null && !(await this.pictures.exists(tx, picture)))
        faults[field] = PUBLISHING_MESSAGES.picture_unknown;
    }
    for (const field of kind.fields) {
      const text = row[field];
      if (typeof text === 'string' && !(await this.pictures.existAllIn(tx, text)))
        faults[field] = PUBLISHING_MESSAGES.picture_in_text_unknown;
    }
    return faults;
  }
}
