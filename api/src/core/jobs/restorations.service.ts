import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { query } from '../../platform/database/query.js';
import { RestorationRow } from './restoration.entity.js';

const addRestoration = query('INSERT INTO restorations (made_at, restored_at) VALUES ($1, $2)', [
  'timestamptz',
  'timestamptz',
]);

/** Notes that a backup made at `made_at` takes the place of the database: what leaves by itself waits from then on. */
export async function noteRestoration(tx: EntityManager, made_at: Date, restored_at: Date): Promise<void> {
  await addRestoration.run(tx, made_at, restored_at);
}

/** Whether what leaves by itself waits: since a backup took the place of the database, until staff have confirmed it. */
@Injectable()
export class RestorationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The newest that is not confirmed; null where none is. With `tx`, it is held until that ends. */
  async open(tx?: EntityManager): Promise<RestorationRow | null> {
    return (tx ?? this.dataSource.manager).findOne(RestorationRow, {
      where: { confirmed_at: IsNull() },
      order: { id: 'DESC' },
      ...(tx && { lock: { mode: 'pessimistic_write' } }),
    });
  }

  /** Lets leave what waits: of all that were not confirmed. */
  async confirm(tx: EntityManager): Promise<void> {
    await tx.update(RestorationRow, { confirmed_at: IsNull() }, { confirmed_at: this.clock.now() });
  }
}
