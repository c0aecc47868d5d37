import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, IsNull } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import type { PrivatePicture } from '../../content/media/private-pictures.service.js';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { PhysicalDonationPictureRow, type PictureOccasion } from './physical-donation-picture.entity.js';
import { timelineTexts } from './physical-donation-timeline.content.js';
import { PhysicalDonationTimelineService } from './physical-donation-timeline.service.js';
import { PHYSICAL_DONATION_LIMITS as LIMITS } from './physical-donation.contract.js';
import { PhysicalDonationRow } from './physical-donation.entity.js';
import { physicalDonationErrors } from './physical-donation.errors.js';
import { PictureAddressesService } from './picture-addresses.service.js';
import { PictureFilesService } from './picture-files.service.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';
import type { PhysicalDonationPicture } from './physical-donation-answers.dto.js';

/** The pictures of the goods: sent before the form, or added by staff and volunteers. */
@Injectable()
export class PhysicalDonationPicturesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: PictureFilesService,
    private readonly addresses: PictureAddressesService,
    private readonly timeline: PhysicalDonationTimelineService,
    private readonly attempts: AttemptLimitService,
  ) {}

  /** Keeps a picture that a form, or the end of a pick-up, will name; forgotten after a day where none does. */
  async keep(content: Buffer, address: string): Promise<PhysicalDonationPicture> {
    const place = `donation-picture:${this.attempts.disguise(address)}`;
    await this.attempts.count(place, LIMITS.pictures_per_hour, { windowMs: HOUR_MS });
    return this.addresses.present(await this.files.store(content));
  }

  /** Adds a picture that staff took. */
  async add(donationId: string, content: Buffer, by: Author): Promise<PhysicalDonationPicture> {
    if (!(await this.dataSource.manager.existsBy(PhysicalDonationRow, { id: donationId })))
      throw physicalDonationErrors.notFound();
    const row = await this.files.store(content);
    await this.dataSource.transaction((tx) => this.attach(tx, donationId, [row.id], 'pickup', by));
    return this.addresses.present(row);
  }

  /** Gives pictures that were kept before to a donation; refuses, next to their field, those of another. */
  async attach(
    tx: EntityManager,
    donationId: string,
    ids: readonly string[],
    taken_at: PictureOccasion,
    by: Author,
  ): Promise<void> {
    if (ids.length === 0) return;
    const free = { id: In([...ids]), physical_donation_id: IsNull() };
    const own = { id: In([...ids]), physical_donation_id: donationId };
    const found = await tx.find(PhysicalDonationPictureRow, {
      where: [free, own],
      lock: { mode: 'pessimistic_write' },
    });
    if (found.length < ids.length) throw physicalDonationErrors.pictureGone();
    const fresh = found.filter(({ physical_donation_id }) => physical_donation_id === null);
    await tx.update(PhysicalDonationPictureRow, free, { physical_donation_id: donationId, taken_at });
    const which = { physical_donation_id: donationId, taken_at };
    if ((await tx.countBy(PhysicalDonationPictureRow, which)) > LIMITS.pictures)
      throw physicalDonationErrors.tooManyPictures();
    if (fresh.length === 0) return;
    const text = timelineTexts.pictures(fresh.length);
    await this.timeline.addEntry(tx, { physical_donation_id: donationId, kind: 'picture', text, by });
  }

  /** The pictures of these donations, oldest first. */
  async of(donationIds: readonly string[]): Promise<Map<string, PhysicalDonationPicture[]>> {
    const rows = await this.dataSource.manager.find(PhysicalDonationPictureRow, {
      where: { physical_donation_id: In([...donationIds]) },
      order: { created_at: 'ASC', id: 'ASC' },
    });
    const pictures = new Map<string, PhysicalDonationPicture[]>();
    for (const row of rows) {
      const id = row.physical_donation_id!;
      pictures.set(id, [...(pictures.get(id) ?? []), await this.addresses.present(row)]);
    }
    return pictures;
  }

  /** The file behind a signed address. */
  async open(id: string, name: string): Promise<PrivatePicture> {
    const size = await this.addresses.sizeIn(name, id);
    const file = size && (await this.files.open(id, size));
    if (!file) throw physicalDonationErrors.noPicture();
    return file;
  }
}
