import { Injectable, Logger } from '@nestjs/common';
import { ImapFlow } from 'imapflow';
import { Configuration } from '../../platform/config/configuration.js';
import { Every } from '../../platform/jobs/job.decorators.js';
import { ChecksSystem } from '../../platform/system-checks/system-check.decorator.js';
import { NewsletterReturnsService } from '../delivery/newsletter-returns.service.js';
import { bounceTexts as texts } from './bounces.content.js';
import { returnedMail } from './returned-mail.rules.js';

const MOST_AT_ONCE = 500;
/** Its report and the headers of what it is about come first. */
const LONGEST = 200_000;
const PATIENCE_MS = 30_000;
/** Read, and starred for staff: nothing that comes back is lost because it is not understood. */
const KEPT = ['\\Seen', '\\Flagged'];

/** Reads the mailbox that bounces and complaints come back to. */
@Injectable()
export class BounceMailboxService {
  private readonly logger = new Logger('Bounces');

  constructor(
    private readonly configuration: Configuration,
    private readonly returns: NewsletterReturnsService,
  ) {}

  /** What was read is marked as seen, and starred where staff must look; cut off before, it is read again, and says the same. */
  @Every({ name: 'newsletters.bounces', cron: '*/5 * * * *' })
  async read(): Promise<void> {
    const { bounceMailboxUrl } = this.configuration;
    if (bounceMailboxUrl === null) return;
    await this.inMailbox(bounceMailboxUrl, async (client) => {
      const unseen = (await client.search({ seen: false }, { uid: true })) || [];
      for (const uid of unseen.slice(0, MOST_AT_ONCE)) await this.take(client, uid);
    });
  }

  /** Says how many messages wait there for somebody who understands them; throws where there are some, or no way in. */
  @ChecksSystem('bounces')
  async check(): Promise<string> {
    const { bounceMailboxUrl } = this.configuration;
    if (bounceMailboxUrl === null) return texts.none;
    const starred = await this.inMailbox(
      bounceMailboxUrl,
      async (client) => ((await client.search({ flagged: true }, { uid: true })) || []).length,
    );
    if (starred > 0) throw new Error(texts.starred(starred));
    return texts.allRead;
  }

  private async inMailbox<T>(url: string, work: (client: ImapFlow) => Promise<T>): Promise<T> {
    const client = new ImapFlow(connectionOf(url));
    client.on('error', (error: Error) => this.logger.warn(error));
    await client.connect();
    try {
      const lock = await client.getMailboxLock('INBOX');
      try {
        return await work(client);
      } finally {
        lock.release();
      }
    } finally {
      await client.logout();
    }
  }

  /** Whether what came back is understood: a failure or a complaint of a letter of ours, or nothing that matters. */
  private async isRead(source: string): Promise<boolean> {
    const returned = returnedMail(source);
    if (returned === 'nothing') return true;
    return returned !== null && (await this.returns.note(returned.kind, source, returned.detail));
  }

  private async take(client: ImapFlow, uid: number): Promise<void> {
    const query = { source: { maxLength: LONGEST } };
    const message = await client.fetchOne(String(uid), query, { uid: true });
    const source = message && message.source ? message.source.toString('utf8') : '';
    await client.messageFlagsAdd(String(uid), (await this.isRead(source)) ? ['\\Seen'] : KEPT, { uid: true });
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
