import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService, type StaffWrite } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { lockKey } from '../../platform/database/locks.queries.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import type { CallingStaff } from '../../platform/http/audience.js';
import { ListAccessService } from '../access/list-access.service.js';
import { SAVED_VIEW_LIMITS, SAVED_VIEW_MESSAGES as MESSAGES } from './saved-view.contract.js';
import type { SavedView, SavedViewChanges, SavedViewInput, SavedViewParams } from './saved-view.dto.js';
import { SavedViewRow } from './saved-view.entity.js';
import { savedViewErrors } from './saved-view.errors.js';
import { mayChange, SavedViewsService } from './saved-views.service.js';

const RESOURCE = 'saved-views';

/** Views as staff write them: each their own, an administrator those that are shared. */
@Injectable()
export class SavedViewWritesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly auditLog: AuditLogService,
    private readonly lists: ListAccessService,
    private readonly views: SavedViewsService,
    private readonly clock: Clock,
  ) {}

  async create(
    { resource, name, params, is_shared = false }: SavedViewInput,
    by: CallingStaff,
  ): Promise<number> {
    const kept = this.checked(resource, params, by);
    return this.database.transaction(async (tx) => {
      await this.assertFree(tx, { owner_id: by.id, resource, name });
      if ((await tx.countBy(SavedViewRow, { owner_id: by.id, resource })) >= SAVED_VIEW_LIMITS.of_one_owner)
        throw savedViewErrors.tooMany();
      const now = this.clock.now();
      const view = { resource, name, params: kept, is_shared, owner_id: by.id };
      const row = await tx.save(tx.create(SavedViewRow, { ...view, created_at: now, updated_at: now }));
      await this.record(tx, { author: by, action: 'created', before: null, after: row });
      return row.id;
    });
  }

  async change(id: number, { version, ...changes }: SavedViewChanges, by: CallingStaff): Promise<SavedView> {
    const changed = await this.database.transaction(async (tx) => {
      const row = await this.held(tx, id, by);
      await this.auditLog.assertCurrent(tx, RESOURCE, row, version);
      const before = { ...row };
      const { name = row.name, is_shared = row.is_shared, params } = changes;
      if (params) row.params = this.checked(row.resource, params, by);
      // Taken from the team, it is nobody's but whoever takes it.
      const owner_id = is_shared || (await this.views.ownerOf(row, tx)) !== null ? row.owner_id : by.id;
      Object.assign(row, { name, is_shared, owner_id, updated_at: this.clock.now() });
      await this.assertFree(tx, row);
      await tx.save(row);
      await this.record(tx, { author: by, action: 'updated', before, after: row });
      return row;
    });
    // An administrator who takes it from the team does not see it any more.
    return this.views.present(changed, by);
  }

  async remove(id: number, by: CallingStaff): Promise<void> {
    await this.database.transaction(async (tx) => {
      const row = await this.held(tx, id, by);
      await this.record(tx, { author: by, action: 'deleted', before: row, after: null });
      await tx.delete(SavedViewRow, { id });
    });
  }

  private async held(tx: EntityManager, id: number, by: CallingStaff): Promise<SavedViewRow> {
    const row = await lockRecord(tx, SavedViewRow, id);
    if (!row || !this.views.isSeenBy(row, by)) throw platformErrors.notFound();
    if (!mayChange(row, by)) throw savedViewErrors.notYours(await this.views.ownerOf(row, tx));
    return row;
  }

  /** Refuses what the list could not answer, or not to whoever asks. */
  private checked(resource: string, given: SavedViewParams, by: CallingStaff): SavedView['params'] {
    const list = this.lists.find(resource);
    if (!list) throw platformErrors.invalid({ resource: MESSAGES.resource });
    if (!by.may(resource, 'read')) throw savedViewErrors.mayNotRead();
    const faults: Record<string, string> = {};
    for (const name of Object.keys(given.filter))
      if (!list.filters.includes(name)) faults[`params.filter.${name}`] = MESSAGES.filter;
    if (given.sort !== 'id' && !list.sorts.includes(given.sort)) faults['params.sort'] = MESSAGES.sort;
    const params = {
      ...given,
      hidden_columns: given.hidden_columns ?? null,
      column_ranks: given.column_ranks ?? null,
    };
    if (Buffer.byteLength(JSON.stringify(params)) > SAVED_VIEW_LIMITS.bytes) faults['params'] = MESSAGES.size;
    if (Object.keys(faults).length > 0) throw platformErrors.invalid(faults);
    if (!this.lists.isOpen(resource, params, by)) throw savedViewErrors.mayNotRead();
    return params;
  }

  /** Refuses a second view of that name; whoever saves another at the same time waits. */
  private async assertFree(
    tx: EntityManager,
    {
      id = 0,
      owner_id,
      resource,
      name,
    }: Pick<SavedViewRow, 'owner_id' | 'resource' | 'name'> & { id?: number },
  ): Promise<void> {
    if (owner_id === null) return;
    await lockKey.run(tx, `saved_views ${owner_id} ${resource}`);
    const taken = await tx
      .createQueryBuilder(SavedViewRow, 'view')
      .where({ owner_id, resource })
      .andWhere('lower(view.name) = lower(:name) AND view.id <> :id', { name, id })
      .getExists();
    if (taken) throw platformErrors.invalid({ name: MESSAGES.taken });
  }

  /** What concerns the team; which filters there are, and not for whom they look, as everyone reads it. */
  private async record(
    tx: EntityManager,
    { before, after, ...write }: Pick<StaffWrite, 'author' | 'action'> & Views,
  ): Promise<void> {
    if (!before?.is_shared && !after?.is_shared) return;
    await this.auditLog.record(tx, {
      ...write,
      resource: RESOURCE,
      label: (after ?? before)!.name,
      before: before && audited(before),
      after: after && audited(after),
    });
  }
}

interface Views {
  before: SavedViewRow | null;
  after: SavedViewRow | null;
}

const audited = ({ id, name, resource, params, is_shared, version }: SavedViewRow) => ({
  id,
  name,
  list: resource,
  filters: Object.keys(params.filter),
  sort: params.sort,
  order: params.order,
  per_page: params.per_page,
  is_shared,
  version,
});
