import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { picturesAtWork, pixelsOf } from '../../platform/pictures/pictures-at-work.js';
import { SETTINGS } from './setting-catalogue.content.js';
import { SETTING_LIMITS, type SettingEnvironment } from './setting.contract.js';
import { SettingRow } from './setting.entity.js';
import { settingErrors } from './setting.errors.js';
import { isSettingKey } from './setting.rules.js';
import { SettingPictureRow } from './setting-picture.entity.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { Every } from '../../platform/jobs/job.decorators.js';
import type { SettingPicture, SettingPictureContent } from './setting.dto.js';
import type { SettingKey } from './setting-values.dto.js';
import { forgetPictures } from './settings.queries.js';

const ACCEPTED = new Set(['image/png', 'image/jpeg', 'image/webp']);
const MAX_PIXELS = 40_000_000;

/** Private pictures that settings hold: drawn again as PNG without the file's metadata. */
@Injectable()
export class SettingPicturesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Keeps a picture until a setting is given it; answers the value to give. */
  async take(key: string, uploaded: Buffer): Promise<SettingPicture> {
    assertPicture(key);
    const { content, width, height } = await redrawn(uploaded);
    const hash = createHash('sha256').update(content).digest('hex');
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(SettingPictureRow)
      .values({ hash, content, width, height, created_at: this.clock.now() })
      .orUpdate(['created_at'], ['hash'])
      .execute();
    return { value: hash, width, height };
  }

  async read(key: string, environment: SettingEnvironment): Promise<SettingPictureContent> {
    assertPicture(key);
    const row = await this.dataSource.manager.findOneBy(SettingRow, { key, environment });
    const hash = row?.value ?? '';
    const picture = await this.dataSource.manager.findOneBy(SettingPictureRow, { hash });
    const content = picture && `data:image/png;base64,${picture.content.toString('base64')}`;
    return { key, content };
  }

  /** Forgets pictures of yesterday and before that no setting holds. */
  @Every({ name: 'settings.tidy', cron: '7 4 * * *' })
  async forgetUnused(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DAY_MS);
    await forgetPictures.run(this.dataSource, before);
  }
}

function assertPicture(key: string): asserts key is SettingKey {
  if (!isSettingKey(key) || SETTINGS[key].rules.format !== 'picture') throw settingErrors.notFound();
}

async function redrawn(uploaded: Buffer) {
  if (uploaded.length > SETTING_LIMITS.max_picture_bytes) throw settingErrors.fileTooLarge();
  const type = await fileTypeFromBuffer(uploaded);
  if (!type || !ACCEPTED.has(type.mime)) throw settingErrors.unreadableFile();
  const { picture_width: width, picture_height: height } = SETTING_LIMITS;
  const { data, info } = await picturesAtWork.run(await pixelsOf(uploaded), () =>
    sharp(uploaded, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' })
      .autoOrient()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw settingErrors.unreadableFile();
      }),
  );
  return { content: data, width: info.width, height: info.height };
}
