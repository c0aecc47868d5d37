import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, IsNull } from 'typeorm';
import {
  type PrivatePicture,
  type PrivatePictureSize,
  PrivatePicturesService,
} from '../../content/media/private-pictures.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { OnPeriodOver } from '../../platform/personal-data/personal-data-source.js';
import type { KeptPicture } from './picture-addresses.service.js';
import { PhysicalDonationPictureRow } from './physical-donation-picture.entity.js';

/** The files of pictures of the goods, without where they were taken. */
@Injectable()
export class PictureFilesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: PrivatePicturesService,
    private readonly clock: Clock,
  ) {}

  /** Keeps a picture that belongs to no donation yet. */
  async store(content: Buffer): Promise<KeptPicture> {
    const id = randomUUID();
    const file_key = `gifts/${id}`;
    const size = await this.files.keep(file_key, content);
    const row = { id, physical_donation_id: null, taken_at: 'donor', file_key, ...size } as const;
    await this.dataSource.manager.insert(PhysicalDonationPictureRow, {
      ...row,
      created_at: this.clock.now(),
    });
    return { id, ...size };
  }

  /** Null where there is none (any more). */
  async open(id: string, size: PrivatePictureSize): Promise<PrivatePicture | null> {
    const row = await this.dataSource.manager.findOneBy(PhysicalDonationPictureRow, { id });
    return row && this.files.open(row.file_key, size);
  }

  @OnPeriodOver('physical-donations.forget-picture')
  async forgetUnused(tx: EntityManager, id: string): Promise<void> {
    await this.forget(
      tx,
      await tx.findBy(PhysicalDonationPictureRow, { id, physical_donation_id: IsNull() }),
    );
  }

  async forgetOf(tx: EntityManager, donationIds: readonly string[]): Promise<void> {
    const which = { physical_donation_id: In([...donationIds]) };
    await this.forget(tx, await tx.findBy(PhysicalDonationPictureRow, which));
  }

  /** Files first: a row whose file is gone can be forgotten again, a file without its row never. */
  private async forget(tx: EntityManager, rows: PhysicalDonationPictureRow[]): Promise<void> {
    for (const { id, file_key } of rows) {
      await this.files.forget(file_key);
      await tx.delete(PhysicalDonationPictureRow, { id });
    }
  }
}
