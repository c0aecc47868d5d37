import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What devices of staff show: what is read elsewhere is taken off them. */
export class NotificationPushes1800000087000 implements MigrationInterface {
  name = 'NotificationPushes1800000087000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE notification_pushes (
         device_id int NOT NULL REFERENCES notification_devices ON DELETE CASCADE,
         notification_id bigint NOT NULL REFERENCES notifications ON DELETE CASCADE,
         -- By which the device knows it; several that came together are one.
         tag text NOT NULL,
         PRIMARY KEY (device_id, notification_id))`,
    );
    await runner.query(
      `CREATE INDEX notification_pushes_notification ON notification_pushes (notification_id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE notification_pushes`);
  }
}
