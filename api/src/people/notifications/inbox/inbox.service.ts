import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager } from 'typeorm';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import {
  NOTIFICATION_GROUP_DOMAINS,
  NOTIFICATION_GROUPS,
  type NotificationDomain,
  type NotificationGroup,
  kindsOf,
} from '../../../core/notifications/notification.contract.js';
import { NotificationsService } from '../../../core/notifications/notifications.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DAY_MS } from '../../../platform/clock/durations.contract.js';
import { platformErrors } from '../../../platform/errors/platform.errors.js';
import type { CallingStaff } from '../../../platform/http/audience.js';
import { OnJob } from '../../../platform/jobs/job.decorators.js';
import type { RangeQuery } from '../../../platform/react-admin/range-query.js';
import {
  NOTIFICATION_LIMITS as LIMITS,
  NOTIFICATION_MESSAGES as MESSAGES,
} from '../notification-limits.contract.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import type { InboxState } from './inbox.contract.js';
import type { InboxLine, InboxSummary, SnoozeLines } from './inbox.dto.js';
import { countLines, inboxCounts, inboxLines, markAllRead, markLines } from './inbox.queries.js';
import { type NotificationReader, presentLine } from './notification.presenter.js';

const WAKE_JOB = 'notifications.wake';
/** What somebody has read is to be taken off their devices. */
export const WITHDRAW_JOB = 'notifications.withdraw';
export interface WithdrawJob {
  staff_id: number;
}
const LATEST = 6;

export interface InboxFilter {
  ids?: number[];
  state?: InboxState[];
  domain?: NotificationDomain[];
  group?: NotificationGroup[];
}

type Caller = Pick<CallingStaff, 'id' | 'resourcesTo'>;

/** What happened, as one member of staff has read it or put it off. */
@Injectable()
export class InboxService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly preferences: PreferencesService,
    private readonly notifications: NotificationsService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  async list(range: RangeQuery, filter: InboxFilter, caller: Caller): Promise<[InboxLine[], number]> {
    const { manager } = this.database;
    const asked = await this.asked(manager, filter, caller);
    const isOldestFirst = !range.descending(range.sort[0]);
    const rows = await inboxLines.all(manager, ...asked, isOldestFirst, range.limit, range.offset);
    // Beyond the last page there is no row to say how many there are.
    const total = rows[0]?.total ?? (await countLines.one(manager, ...asked)).count;
    return [rows.map((row) => presentLine(row, readerOf(caller))), total];
  }

  async summary(caller: Caller): Promise<InboxSummary> {
    const { manager } = this.database;
    const [id, now, readable, groups, muted, ...rest] = await this.asked(
      manager,
      { state: ['unread'] },
      caller,
    );
    const counts = await inboxCounts.one(manager, id, now, readable, groups, muted);
    const rows =
      counts.unread === 0
        ? []
        : await inboxLines.all(manager, id, now, readable, groups, muted, ...rest, false, LATEST, 0);
    return { ...counts, latest: rows.map((row) => presentLine(row, readerOf(caller))) };
  }

  async markRead(ids: readonly number[], is_read: boolean, caller: Caller): Promise<void> {
    await this.mark(ids, { read_at: is_read ? this.clock.now() : null, snoozed_until: null }, caller);
  }

  /** Puts lines off: they come back unread at that moment, which every browser of theirs is told. */
  async snooze({ ids, until }: SnoozeLines, caller: Caller): Promise<void> {
    const [now, snoozed_until] = [this.clock.now(), new Date(until)];
    const days = (snoozed_until.getTime() - now.getTime()) / DAY_MS;
    if (days <= 0 || days > LIMITS.snooze_days) throw platformErrors.invalid({ until: MESSAGES.snooze });
    await this.mark(ids, { read_at: null, snoozed_until }, caller);
  }

  /** What came meanwhile, and what is put off, stays as it is. */
  async markAllRead(domains: readonly NotificationDomain[] | undefined, caller: Caller): Promise<void> {
    await this.database.transaction(async (tx) => {
      const [id, now, readable, groups] = await this.asked(tx, {}, caller);
      await markAllRead.run(tx, id, now, readable, groups, kindsOfDomains(domains));
      await this.changed(tx, caller.id);
    });
  }

  @OnJob({ name: WAKE_JOB })
  async wake({ staff_id }: { staff_id: number }): Promise<void> {
    await this.notifications.changedFor(this.database.manager, staff_id);
  }

  private async mark(
    ids: readonly number[],
    { read_at, snoozed_until }: { read_at: Date | null; snoozed_until: Date | null },
    caller: Caller,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const [id, now, readable, groups] = await this.asked(tx, {}, caller);
      await markLines.run(tx, id, now, readable, groups, ids, read_at, snoozed_until);
      await this.changed(tx, id);
      if (snoozed_until) await this.jobs.add(tx, WAKE_JOB, { staff_id: id }, { startAfter: snoozed_until });
    });
  }

  /** Every browser of theirs is told, and devices that are closed as well. */
  private async changed(tx: EntityManager, staff_id: number): Promise<void> {
    await this.notifications.changedFor(tx, staff_id);
    const job: WithdrawJob = { staff_id };
    await this.jobs.add(tx, WITHDRAW_JOB, job);
  }

  private async asked(tx: EntityManager, { ids, state, domain, group }: InboxFilter, caller: Caller) {
    const { groups_gifts, muted } = await this.preferences.heardBy(tx, caller.id);
    const ofGroups = group ? kindsOf(group) : null;
    const ofDomains = kindsOfDomains(domain);
    const kinds =
      ofGroups && ofDomains ? ofGroups.filter((kind) => ofDomains.includes(kind)) : (ofGroups ?? ofDomains);
    const which = [caller.id, this.clock.now(), caller.resourcesTo('read'), groups_gifts] as const;
    return [...which, muted, state?.[0] ?? null, kinds, ids ?? null] as const;
  }
}

export function readerOf({ id, resourcesTo }: Caller): NotificationReader {
  return { id, readable: resourcesTo('read'), clear: resourcesTo('export') };
}

function kindsOfDomains(domains: readonly NotificationDomain[] | undefined) {
  if (!domains || domains.length === 0) return null;
  return kindsOf(NOTIFICATION_GROUPS.filter((group) => domains.includes(NOTIFICATION_GROUP_DOMAINS[group])));
}
