import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was erased is not subscribed again from a file: of their address a keyed hash stays, and no address. */
export class NewslettersErased1800000071000 implements MigrationInterface {
  name = 'NewslettersErased1800000071000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE newsletter_erased_addresses (
         address_hash text PRIMARY KEY CHECK (address_hash <> ''),
         erased_at timestamptz NOT NULL)`,
    );
    // One row: the key of this installation, without which no list of addresses finds one of those hashes.
    await runner.query(`CREATE TABLE newsletter_address_keys (key text NOT NULL CHECK (key <> ''))`);
    await runner.query(`CREATE UNIQUE INDEX newsletter_address_keys_one ON newsletter_address_keys ((true))`);
    await runner.query(
      `INSERT INTO newsletter_address_keys (key) VALUES (gen_random_uuid()::text || gen_random_uuid()::text)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE newsletter_address_keys, newsletter_erased_addresses`);
  }
}
