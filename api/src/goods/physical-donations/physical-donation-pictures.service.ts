import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, IsNull, LessThan } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import {
  type PrivatePicture,
  type PrivatePictureSize,
  PrivatePicturesService,
} from '../../content/media/private-pictures.service.js';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { PhysicalDonationPictureRow, type PictureOccasion } from './physical-donation-picture.entity.js';
import { PhysicalDonationSecretsService } from './physical-donation-secrets.service.js';
import { timelineTexts } from './physical-donation-timeline.content.js';
import { PhysicalDonationTimelineService } from './physical-donation-timeline.service.js';
import { PHYSICAL_DONATION_LIMITS as LIMITS } from './physical-donation.contract.js';
import { PhysicalDonationRow } from './physical-donation.entity.js';
import { physicalDonationErrors } from './physical-donation.errors.js';
import { DAY_MS, HOUR_MS } from '../../platform/clock/durations.contract.js';
import type { PhysicalDonationPicture } from './physical-donation-answers.dto.js';

const NAME = /^(large|small)-([0-9a-z]{1,9})-([\w-]{43})\.webp$/;

/**
 * Pictures of the goods, without where they were taken. Their addresses are signed and good for a day or two: they
 * are given to administrators, to whoever sent the picture, and to who holds the donor's own link.
 */
@Injectable()
export class PhysicalDonationPicturesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: PrivatePicturesService,
    private readonly secrets: PhysicalDonationSecretsService,
    private readonly timeline: PhysicalDonationTimelineService,
    private readonly attempts: AttemptLimitService,
    private readonly clock: Clock,
  ) {}

  /** Keeps a picture that a form, or the end of a pick-up, will name; forgotten after a day where none does. */
  async keep(content: Buffer, address: string): Promise<PhysicalDonationPicture> {
    const place = `donation-picture:${this.attempts.disguise(address)}`;
    await this.attempts.count(place, LIMITS.pictures_per_hour, { windowMs: HOUR_MS });
    return this.present(await this.store(content));
  }

  /** Adds a picture that staff took. */
  async add(donationId: string, content: Buffer, by: Author): Promise<PhysicalDonationPicture> {
    if (!(await this.dataSource.manager.existsBy(PhysicalDonationRow, { id: donationId })))
      throw physicalDonationErrors.notFound();
    const row = await this.store(content);
    await this.dataSource.transaction((tx) => this.attach(tx, donationId, [row.id], 'pickup', by));
    return this.present(row);
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
  async of(
    donationIds: readonly string[],
    tx: EntityManager = this.dataSource.manager,
  ): Promise<Map<string, PhysicalDonationPicture[]>> {
    const rows = await tx.find(PhysicalDonationPictureRow, {
      where: { physical_donation_id: In([...donationIds]) },
      order: { created_at: 'ASC', id: 'ASC' },
    });
    const pictures = new Map<string, PhysicalDonationPicture[]>();
    for (const row of rows) {
      const id = row.physical_donation_id!;
      pictures.set(id, [...(pictures.get(id) ?? []), await this.present(row)]);
    }
    return pictures;
  }

  /** The file behind a signed address. */
  async open(id: string, name: string): Promise<PrivatePicture> {
    const [, size, until = '', mark = ''] = NAME.exec(name) ?? [];
    const isGood =
      size !== undefined &&
      Number.parseInt(until, 36) * 1000 > this.clock.now().getTime() &&
      (await this.secrets.isMark('picture', `${id} ${size} ${until}`, mark));
    const row = isGood && (await this.dataSource.manager.findOneBy(PhysicalDonationPictureRow, { id }));
    const file = row && (await this.files.open(row.file_key, size as PrivatePictureSize));
    if (!file) throw physicalDonationErrors.noPicture();
    return file;
  }

  /** Forgets what no form came to name, and the files of pictures. */
  async forgetOrphans(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DAY_MS);
    const which = { physical_donation_id: IsNull(), created_at: LessThan(before) };
    await this.forget(await this.dataSource.manager.findBy(PhysicalDonationPictureRow, which));
  }

  async forgetOf(donationIds: readonly string[]): Promise<void> {
    const which = { physical_donation_id: In([...donationIds]) };
    await this.forget(await this.dataSource.manager.findBy(PhysicalDonationPictureRow, which));
  }

  /** Files first: a row whose file is gone can be forgotten again, a file without its row never. */
  private async forget(rows: PhysicalDonationPictureRow[]): Promise<void> {
    for (const { id, file_key } of rows) {
      await this.files.forget(file_key);
      await this.dataSource.manager.delete(PhysicalDonationPictureRow, { id });
    }
  }

  private async store(content: Buffer): Promise<Pick<PhysicalDonationPictureRow, 'id' | 'width' | 'height'>> {
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

  private async present(
    row: Pick<PhysicalDonationPictureRow, 'id' | 'width' | 'height'>,
  ): Promise<PhysicalDonationPicture> {
    const { id, width, height } = row;
    const [url, thumbnail_url] = await Promise.all([this.address(id, 'large'), this.address(id, 'small')]);
    return { id, url, thumbnail_url, width, height };
  }

  /** The same all day long, so that a browser asks once. */
  private async address(id: string, size: PrivatePictureSize): Promise<string> {
    const today = Math.floor(this.clock.now().getTime() / DAY_MS);
    const until = (((today + 2) * DAY_MS) / 1000).toString(36);
    const mark = await this.secrets.mark('picture', `${id} ${size} ${until}`);
    return `/api/v1/physical-donations/pictures/${id}/${size}-${until}-${mark}.webp`;
  }
}
