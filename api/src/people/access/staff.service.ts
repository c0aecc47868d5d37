import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ArrayOverlap, type EntityManager, IsNull, Repository } from 'typeorm';
import { orderOf } from '../../platform/database/french-order.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { ROLES } from './access.contract.js';
import type { StaffRecord } from './access.dto.js';
import type { StaffAction } from '../../platform/http/staff-rights.contract.js';
import { accessErrors } from './access.errors.js';
import { mayAccess } from './rights.contract.js';
import { presentStaff } from './access.presenter.js';
import { StaffRow } from './staff.entity.js';

/** Whoever holds a code, or held one. Inside a transaction, give it: it reads on its own connection. */
@Injectable()
export class StaffService {
  constructor(@InjectRepository(StaffRow) private readonly staff: Repository<StaffRow>) {}

  async list(range: RangeQuery): Promise<[StaffRecord[], number]> {
    const { ids, q, revoked } = range.filter as { ids?: number[]; q?: string; revoked?: boolean };
    const found = this.staff
      .createQueryBuilder('staff')
      .orderBy(orderOf('staff', range.sort[0]), range.sort[1])
      .addOrderBy('staff.id', range.idDirection);
    if (ids) found.andWhere('staff.id = ANY(:ids)', { ids });
    if (q)
      found.andWhere('says(staff.name, :q)', {
        q: q.replace(/[\\%_]/g, String.raw`\$&`),
      });
    if (revoked !== undefined)
      found.andWhere(revoked ? 'staff.revoked_at IS NOT NULL' : 'staff.revoked_at IS NULL');
    const [rows, count] = await range.rowsOf(found);
    return [rows.map(presentStaff), count];
  }

  async find(id: number): Promise<StaffRecord> {
    const row = await this.staff.findOneBy({ id });
    if (!row) throw accessErrors.staffNotFound();
    return presentStaff(row);
  }

  /** Whoever holds a code and may do this with the resource, by name. */
  async whoMay(
    resource: string,
    action: StaffAction = 'write',
    tx: EntityManager = this.staff.manager,
  ): Promise<Pick<StaffRecord, 'id' | 'name'>[]> {
    const roles = ROLES.filter((role) => mayAccess([role], resource, action));
    return tx.find(StaffRow, {
      select: { id: true, name: true },
      where: { roles: ArrayOverlap(roles), revoked_at: IsNull() },
      order: { name: 'ASC', id: 'ASC' },
    });
  }

  /** Whoever holds a code that was not revoked, by name. */
  async holders(tx: EntityManager = this.staff.manager): Promise<Pick<StaffRecord, 'id' | 'name'>[]> {
    return tx.find(StaffRow, {
      select: { id: true, name: true },
      where: { revoked_at: IsNull() },
      order: { name: 'ASC', id: 'ASC' },
    });
  }
}
