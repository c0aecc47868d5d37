import { Injectable, Logger } from '@nestjs/common';
import { ImapFlow } from 'imapflow';
import { Configuration } from '../../platform/config/configuration.js';
import { Every } from '../../platform/jobs/job.decorators.js';
import { NewsletterReturnsService } from '../delivery/newsletter-returns.service.js';
import { returnedMail } from './returned-mail.rules.js';

const MOST_AT_ONCE = 500;
/** Its report and the headers of what it is about come first. */
const LONGEST = 200_000;
const PATIENCE_MS = 30_000;

/** Reads the mailbox that bounces and complaints come back to. */
@Injectable()
export class BounceMailboxService {
  private readonly logger = new Logger('Bounces');

  constructor(
    private readonly configuration: Configuration,
    private readonly returns: NewsletterReturnsService,
  ) {}

  /** What was read is marked as seen; cut off before, it is read again, and says the same. */
  @Every({ name: 'newsletters.bounces', cron: '*/5 * * * *' })
  async read(): Promise<void> {
    const { bounceMailboxUrl } = this.configuration;
    if (bounceMailboxUrl === null) return;
    const client = new ImapFlow(connectionOf(bounceMailboxUrl));
    client.on('error', (error: Error) => this.logger.warn(error));
    await client.connect();
    try {
      const lock = await client.getMailboxLock('INBOX');
      try {
        const unseen = (await client.search({ seen: false }, { uid: true })) || [];
        for (const uid of unseen.slice(0, MOST_AT_ONCE)) await this.take(client, uid);
      } finally {
        lock.release();
      }
    } finally {
      await client.logout();
    }
  }

  private async take(client: ImapFlow, uid: number): Promise<void> {
    const query = { source: { maxLength: LONGEST } };
    const message = await client.fetchOne(String(uid), query, { uid: true });
    const source = message && message.source ? message.source.toString('utf8') : '';
    const returned = returnedMail(source);
    if (returned) await this.returns.note(returned.kind, source, returned.detail);
    await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
  }
}

function connectionOf(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === 'imaps:';
  return {
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false as const,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  };
}
