import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

interface Versioned extends ObjectLiteral {
  id: number | string;
  version: number;
}

/** Loads a record and holds its row until the transaction ends, binned or not; null where there is none. */
export async function lockRecord<T extends Versioned>(
  tx: EntityManager,
  entity: EntityTarget<T>,
  id: T['id'],
): Promise<T | null> {
  return tx
    .getRepository(entity)
    .createQueryBuilder('record')
    .setLock('pessimistic_write')
    .withDeleted()
    .where('record.id = :id', { id })
    .getOne();
}
