import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Campaign codes (utm_…) of the visit that a gift of money came from. */
export class CampaignCodes1790000013650 implements MigrationInterface {
  name = 'CampaignCodes1790000013650';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE donations
         ADD COLUMN utm_source text NOT NULL DEFAULT '' CHECK (length(utm_source) <= 100),
         ADD COLUMN utm_medium text NOT NULL DEFAULT '' CHECK (length(utm_medium) <= 100),
         ADD COLUMN utm_campaign text NOT NULL DEFAULT '' CHECK (length(utm_campaign) <= 100),
         ADD COLUMN utm_content text NOT NULL DEFAULT '' CHECK (length(utm_content) <= 100),
         ADD COLUMN utm_term text NOT NULL DEFAULT '' CHECK (length(utm_term) <= 100)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE donations DROP COLUMN utm_source, DROP COLUMN utm_medium, DROP COLUMN utm_campaign,
         DROP COLUMN utm_content, DROP COLUMN utm_term`,
    );
  }
}
