import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gifts of one region are found without reading those of all others. */
export class GiftFactsRegion1800000028000 implements MigrationInterface {
  name = 'GiftFactsRegion1800000028000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX gift_facts_region ON gift_facts (region, day)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX gift_facts_region');
  }
}
