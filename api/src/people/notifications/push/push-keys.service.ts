import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import webPush from 'web-push';
import { Clock } from '../../../platform/clock/clock.js';
import { Configuration } from '../../../platform/config/configuration.js';
import { lockKey } from '../../../platform/database/locks.queries.js';
import { seal, sealKey, type SealKey, unseal } from '../../../platform/secrets/secret-seal.js';
import { NotificationDeviceRow } from './notification-device.entity.js';
import { PushKeyRow } from './push-key.entity.js';
import type { PushKeys } from './push-sender.js';

const PURPOSE = 'push keys';
/** The only row's. */
const OWNER = 1;

/** This installation's VAPID keys: made when first asked for, the private one sealed under ADMIN_ACCESS_CODE. */
@Injectable()
export class PushKeysService {
  private readonly logger = new Logger('Notifications');
  private kept: Promise<PushKeys> | undefined;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  async publicKey(): Promise<string> {
    return (await this.keys()).public_key;
  }

  keys(): Promise<PushKeys> {
    this.kept ??= this.findOrMake().catch((error: unknown) => {
      this.kept = undefined;
      throw error;
    });
    return this.kept;
  }

  private async findOrMake(): Promise<PushKeys> {
    const { adminAccessCode, previousAdminAccessCode } = this.configuration;
    const key = await sealKey(adminAccessCode, PURPOSE);
    const former = previousAdminAccessCode ? await sealKey(previousAdminAccessCode, PURPOSE) : null;
    return this.database.transaction(async (tx) => {
      await lockKey.run(tx, 'push_keys');
      const row = await tx.findOneBy(PushKeyRow, { is_only: true });
      const known = row && opened(row, former ? [key, former] : [key]);
      if (!known) return this.make(tx, key, row !== null);
      if (row.key_id !== key.id) await this.keep(tx, key, known);
      return known;
    });
  }

  /** Browsers know the lost keys alone: they are to be added again. */
  private async make(tx: EntityManager, key: SealKey, isLost: boolean): Promise<PushKeys> {
    if (isLost) {
      this.logger.warn('The push keys cannot be read: ADMIN_ACCESS_CODE changed. New ones are made');
      await tx.deleteAll(NotificationDeviceRow);
    }
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const made = { public_key: publicKey, private_key: privateKey };
    await this.keep(tx, key, made);
    return made;
  }

  private async keep(tx: EntityManager, key: SealKey, { public_key, private_key }: PushKeys): Promise<void> {
    const sealed_private_key = seal(key, OWNER, Buffer.from(private_key));
    const row = { public_key, sealed_private_key, key_id: key.id, created_at: this.clock.now() };
    await tx.save(PushKeyRow, { is_only: true, ...row });
  }
}

function opened({ public_key, sealed_private_key, key_id }: PushKeyRow, keys: SealKey[]): PushKeys | null {
  const key = keys.find(({ id }) => id === key_id);
  const secret = key && unseal(key, OWNER, sealed_private_key);
  return secret ? { public_key, private_key: secret.toString() } : null;
}
