import { Injectable } from '@nestjs/common';
import type { PrivatePictureSize } from '../../content/media/private-pictures.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import type { PhysicalDonationPicture } from './physical-donation-answers.dto.js';
import type { PhysicalDonationPictureRow } from './physical-donation-picture.entity.js';
import { PhysicalDonationSecretsService } from './physical-donation-secrets.service.js';

export type KeptPicture = Pick<PhysicalDonationPictureRow, 'id' | 'width' | 'height'>;

const NAME = /^(large|small)-([0-9a-z]{1,9})-([\w-]{43})\.webp$/;

/**
 * The addresses of pictures of the goods, signed and good for a day or two: they are given to administrators, to
 * whoever sent the picture, and to who holds the donor's own link.
 */
@Injectable()
export class PictureAddressesService {
  constructor(
    private readonly secrets: PhysicalDonationSecretsService,
    private readonly clock: Clock,
  ) {}

  async present({ id, width, height }: KeptPicture): Promise<PhysicalDonationPicture> {
    const [url, thumbnail_url] = await Promise.all([this.address(id, 'large'), this.address(id, 'small')]);
    return { id, url, thumbnail_url, width, height };
  }

  /** Which size of a picture this name asks for; null where it is not signed, or no longer good. */
  async sizeIn(name: string, id: string): Promise<PrivatePictureSize | null> {
    const [, size, until = '', mark = ''] = NAME.exec(name) ?? [];
    const isGood =
      size !== undefined &&
      Number.parseInt(until, 36) * 1000 > this.clock.now().getTime() &&
      (await this.secrets.isMark('picture', `${id} ${size} ${until}`, mark));
    return isGood ? (size as PrivatePictureSize) : null;
  }

  /** The same all day long, so that a browser asks once. */
  private async address(id: string, size: PrivatePictureSize): Promise<string> {
    const today = Math.floor(this.clock.now().getTime() / DAY_MS);
    const until = (((today + 2) * DAY_MS) / 1000).toString(36);
    const mark = await this.secrets.mark('picture', `${id} ${size} ${until}`);
    return `/api/v1/physical-donations/pictures/${id}/${size}-${until}-${mark}.webp`;
  }
}
