import { AsyncLocalStorage } from 'node:async_hooks';
import { EntityManager } from 'typeorm';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';

/** A transaction that is open: what it runs on, and whether it is over. */
interface Transaction {
  runner: unknown;
  isOver: boolean;
}

type Run = (tx: EntityManager) => Promise<unknown>;

const current = new AsyncLocalStorage<Transaction>();
const managers = EntityManager.prototype as unknown as {
  transaction: (...args: unknown[]) => Promise<unknown>;
  isWatched?: true;
};

// A transaction that asks for a second connection waits for itself once as many of them as there are connections have
// begun: what runs inside one reads and writes by the manager that it was given. The setup of each file comes here.
if (!managers.isWatched) {
  managers.isWatched = true;
  const { transaction } = managers;
  managers.transaction = function (...args) {
    const run = args.find((arg): arg is Run => typeof arg === 'function');
    const level = args.filter((arg) => typeof arg === 'string');
    return transaction.call(this, ...level, (tx: EntityManager) => {
      const own: Transaction = { runner: tx.queryRunner, isOver: false };
      return current
        .run(own, () => run!(tx))
        .finally(() => {
          own.isOver = true;
        });
    });
  };

  const runners = PostgresQueryRunner.prototype;
  const { connect } = runners;
  runners.connect = function () {
    const own = current.getStore();
    const { databaseConnection, databaseConnectionPromise } = this as unknown as Record<string, unknown>;
    const isNew = !databaseConnection && !databaseConnectionPromise;
    if (isNew && own && !own.isOver && own.runner !== this)
      throw new Error('A second connection inside a transaction: give it the manager of the transaction');
    return connect.call(this);
  };
}
