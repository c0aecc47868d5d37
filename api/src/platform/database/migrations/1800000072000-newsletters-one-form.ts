import { domainToUnicode } from 'node:url';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Subscribers whose accented domain was kept in its ASCII form take the other one: one mailbox is one subscriber. */
export class NewslettersOneForm1800000072000 implements MigrationInterface {
  name = 'NewslettersOneForm1800000072000';

  async up(runner: QueryRunner): Promise<void> {
    const rows = (await runner.query(
      `SELECT id, email FROM newsletter_subscribers WHERE email ~* '@.*xn--' OR email ~ '@.*[^ -~]' ORDER BY id`,
    )) as { id: number; email: string }[];
    for (const { id, email } of rows) {
      const at = email.lastIndexOf('@') + 1;
      const domain = domainToUnicode(email.slice(at));
      if (domain) await this.rename(runner, id, email.slice(0, at) + domain);
    }
  }

  /** Both forms are read by whoever has one of them. */
  async down(): Promise<void> {}

  /** Of two rows that are one mailbox one stays, with the links of both; what either said against letters holds. */
  private async rename(runner: QueryRunner, id: number, email: string): Promise<void> {
    const twin = `other.id <> $1 AND lower(other.email) = lower($2)`;
    await runner.query(
      `UPDATE newsletter_subscribers other
          SET status = CASE WHEN own.status = 'unsubscribed' THEN own.status ELSE other.status END,
              status_before = CASE WHEN own.status = 'unsubscribed' THEN NULL ELSE other.status_before END,
              unsubscribed_at = coalesce(other.unsubscribed_at, own.unsubscribed_at),
              bounced_at = coalesce(other.bounced_at, own.bounced_at),
              complained_at = coalesce(other.complained_at, own.complained_at)
         FROM newsletter_subscribers own WHERE own.id = $1 AND ${twin}`,
      [id, email],
    );
    await runner.query(
      `UPDATE newsletter_links link SET subscriber_id = other.id
         FROM newsletter_subscribers other WHERE link.subscriber_id = $1 AND ${twin}`,
      [id, email],
    );
    await runner.query(
      `DELETE FROM newsletter_subscribers own WHERE own.id = $1
          AND EXISTS (SELECT FROM newsletter_subscribers other WHERE ${twin})`,
      [id, email],
    );
    await runner.query(`UPDATE newsletter_subscribers SET email = $2 WHERE id = $1`, [id, email]);
  }
}
