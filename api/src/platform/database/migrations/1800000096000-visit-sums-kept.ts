import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sums of visits that a question reads as they are: months equal to their days. */
export class VisitSumsKept1800000096000 implements MigrationInterface {
  name = 'VisitSumsKept1800000096000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of MONTHS) await runner.query(statement);
  }

  async down(): Promise<void> {}
}

/** Of months whose days are kept: some were once added up another way. */
const MONTHS = [
  `DELETE FROM visit_months WHERE month >= (SELECT date_trunc('month', min(day)::timestamp)::date FROM visit_days)`,
  `INSERT INTO visit_months (month, dimension, value, visits, views)
   SELECT date_trunc('month', day::timestamp)::date, dimension, value, sum(visits), sum(views)
     FROM visit_days GROUP BY 1, 2, 3`,
];
