import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { lockKey } from '../../../platform/database/locks.queries.js';
import { platformErrors } from '../../../platform/errors/platform.errors.js';
import { PIN_LIMITS } from './pin.contract.js';
import type { Pin, PinInput } from './pin.dto.js';
import { PinRow } from './pin.entity.js';
import { pinErrors } from './pin.errors.js';

/** The screens that each member of staff keeps in their own menu, oldest first. */
@Injectable()
export class PinsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async list(staff_id: number): Promise<Pin[]> {
    const rows = await this.database.manager.find(PinRow, { where: { staff_id }, order: { id: 'ASC' } });
    return rows.map(present);
  }

  /** A screen that is kept already stays as it is, under its new name. */
  async add(staff_id: number, { label, path }: PinInput): Promise<Pin> {
    return this.database.transaction(async (tx) => {
      await lockKey.run(tx, `analytics_pins ${staff_id}`);
      const kept = await tx.findOneBy(PinRow, { staff_id, path });
      if (kept) return present(await tx.save(Object.assign(kept, { label })));
      if ((await tx.countBy(PinRow, { staff_id })) >= PIN_LIMITS.pins) throw pinErrors.tooMany();
      return present(
        await tx.save(tx.create(PinRow, { staff_id, label, path, created_at: this.clock.now() })),
      );
    });
  }

  async remove(staff_id: number, id: number): Promise<void> {
    const { affected } = await this.database.manager.delete(PinRow, { id, staff_id });
    if (!affected) throw platformErrors.notFound();
  }
}

const present = ({ id, label, path }: PinRow): Pin => ({ id, label, path });
