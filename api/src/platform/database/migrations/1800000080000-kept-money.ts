import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the api's own role may not change: the amount of a paid gift, which gifts a receipt is of, where money is real. */
export class KeptMoney1800000080000 implements MigrationInterface {
  name = 'KeptMoney1800000080000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of KEPT) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER donations_money_kept ON donations');
    await runner.query('DROP FUNCTION keep_gift_money()');
    for (const event of ['not_deleted', 'not_emptied'])
      await runner.query(`DROP TRIGGER donation_receipts_${event} ON donation_receipts`);
    await runner.query('DROP TRIGGER installation_kept ON installation');
    await runner.query('DROP FUNCTION keep_installation()');
    for (const event of ['not_deleted', 'not_emptied'])
      await runner.query(`DROP TRIGGER installation_${event} ON installation`);
  }
}

const KEPT = [
  // A gift that is paid says what the journal says: its money changes only as it stops being one, or becomes one.
  `CREATE FUNCTION keep_gift_money() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       RAISE EXCEPTION 'the money of the paid gift % is never changed', OLD.reference
         USING ERRCODE = 'restrict_violation';
     END $$`,
  `CREATE TRIGGER donations_money_kept BEFORE UPDATE ON donations FOR EACH ROW
     WHEN (OLD.status = 'succeeded' AND NEW.status = 'succeeded'
       AND (NEW.amount, NEW.currency, NEW.mode) IS DISTINCT FROM (OLD.amount, OLD.currency, OLD.mode))
     EXECUTE FUNCTION keep_gift_money()`,
  `CREATE TRIGGER donation_receipts_not_deleted BEFORE DELETE ON donation_receipts
     FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER donation_receipts_not_emptied BEFORE TRUNCATE ON donation_receipts
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  // A start says which it is, by its keys; nothing else makes trials of real money, or the other way round.
  `CREATE FUNCTION keep_installation() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF NEW.mode <> OLD.mode AND coalesce(current_setting('livres.installation', true), '') <> 'starting'
       THEN RAISE EXCEPTION 'whether this installation takes real money is said by its start alone'
         USING ERRCODE = 'restrict_violation'; END IF;
       RETURN NEW;
     END $$`,
  `CREATE TRIGGER installation_kept BEFORE UPDATE ON installation
     FOR EACH ROW EXECUTE FUNCTION keep_installation()`,
  `CREATE TRIGGER installation_not_deleted BEFORE DELETE ON installation
     FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER installation_not_emptied BEFORE TRUNCATE ON installation
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];
