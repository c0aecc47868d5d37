import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a picture is shown is asked of every text at once: each has its index. */
export class PicturesInTexts1790000008700 implements MigrationInterface {
  name = 'PicturesInTexts1790000008700';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX events_text_pictures ON events USING gin (pictures_in(description))`);
    await runner.query(
      `CREATE INDEX projects_text_pictures ON projects USING gin (pictures_in(description))`,
    );
    await runner.query(`CREATE INDEX pages_text_pictures ON pages USING gin (pictures_in(blocks::text))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX events_text_pictures, projects_text_pictures, pages_text_pictures`);
  }
}
