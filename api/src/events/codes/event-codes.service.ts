import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { EventCodeRow } from './event-code.entity.js';

export type EventCode = EventCodeRow;

/** Codes of events, for whoever registers. */
@Injectable()
export class EventCodesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The code as somebody typed it, where it is good for this event now; null where it is not. */
  async usable(
    event_id: number,
    typed: string,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<EventCode | null> {
    const code = await tx.findOneBy(EventCodeRow, { event_id, code: typed.trim().toUpperCase() });
    return code && (!code.valid_until || code.valid_until > this.clock.now()) ? code : null;
  }

  async find(id: number | null, tx: EntityManager = this.dataSource.manager): Promise<EventCode | null> {
    return id === null ? null : tx.findOneBy(EventCodeRow, { id });
  }

  /** Whether a code of an event takes an amount off, in the event's currency. */
  haveAmounts(tx: EntityManager, event_id: number): Promise<boolean> {
    return tx.existsBy(EventCodeRow, { event_id, discount_amount: Not(IsNull()) });
  }

  /** Those of these numbers, by number. */
  async byIds(ids: readonly number[]): Promise<Map<number, EventCode>> {
    const codes = await this.dataSource.manager.findBy(EventCodeRow, { id: In([...ids]) });
    return new Map(codes.map((code) => [code.id, code]));
  }
}
