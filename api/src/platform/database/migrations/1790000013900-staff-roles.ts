import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A code carries one role or several, of five; the three that there were keep their codes. */
export class StaffRoles1790000013900 implements MigrationInterface {
  name = 'StaffRoles1790000013900';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff ADD COLUMN roles text[]');
    await runner.query('UPDATE staff SET roles = ARRAY[role]');
    await runner.query(
      `ALTER TABLE staff
         ALTER COLUMN roles SET NOT NULL,
         ADD CONSTRAINT staff_roles_known CHECK (
           cardinality(roles) > 0
           AND roles <@ ARRAY['administrateur', 'tresorier', 'editeur', 'accueil', 'lecteur']),
         DROP COLUMN role`,
    );
  }

  /** Of several roles the widest that the three knew stays; treasurers and the front desk become readers. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE staff ADD COLUMN role text CHECK (role IN ('administrateur', 'editeur', 'lecteur'))`,
    );
    await runner.query(
      `UPDATE staff SET role = CASE WHEN 'administrateur' = ANY(roles) THEN 'administrateur'
                                    WHEN 'editeur' = ANY(roles) THEN 'editeur' ELSE 'lecteur' END`,
    );
    await runner.query('ALTER TABLE staff ALTER COLUMN role SET NOT NULL, DROP COLUMN roles');
  }
}
