import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

interface Versioned extends ObjectLiteral {
  id: number | string;
  version: number;
}

/**
 * Loads a record and holds its row until the transaction ends, binned or not; null where there is none. Held without
 * its key, rows that refer to it may be added meanwhile: whoever adds one while holding what the holder needs would
 * wait for ever.
 */
export async function lockRecord<T extends Versioned>(
  tx: EntityManager,
  entity: EntityTarget<T>,
  id: T['id'],
  mode: 'pessimistic_write' | 'for_no_key_update' = 'pessimistic_write',
): Promise<T | null> {
  return tx
    .getRepository(entity)
    .createQueryBuilder('record')
    .setLock(mode)
    .withDeleted()
    .where('record.id = :id', { id })
    .getOne();
}

/** The same for many records, held in the order of their numbers; those that are not there are left out. */
export async function lockRecords<T extends Versioned>(
  tx: EntityManager,
  entity: EntityTarget<T>,
  ids: readonly T['id'][],
): Promise<T[]> {
  return tx
    .getRepository(entity)
    .createQueryBuilder('record')
    .setLock('pessimistic_write')
    .withDeleted()
    .where('record.id = ANY(:ids)', { ids })
    .orderBy('record.id')
    .getMany();
}
