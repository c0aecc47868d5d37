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

  /** Of two rows that are one mailbox the older stays, and who left under either has left. */
  private async rename(runner: QueryRunner, id: number, email: string): Promise<void> {
    const twin = `other.id <> $1 AND lower(other.email) = lower($2)`;
    await runner.query(
      `UPDATE newsletter_subscribers other
          SET status = 'unsubscribed', unsubscribed_at = coalesce(other.unsubscribed_at, own.unsubscribed_at)
         FROM newsletter_subscribers own WHERE own.id = $1 AND own.status = 'unsubscribed' AND ${twin}`,
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
