import { createTransport, type Transporter } from 'nodemailer';
import type { Configuration } from '../../platform/config/configuration.js';
import { Mailer, type MailMessage } from './mailer.js';
import { mailSignature } from './mail-signature.js';

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** A mail server of somebody's, or our own. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  /** `connections` are kept open, each for many messages; without them, one is made for each message. */
  constructor(
    url: string,
    private readonly configuration: Configuration,
    connections?: number,
  ) {
    super();
    const dkim = mailSignature(configuration);
    const options = { url, dkim, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true };
    // A message whose connection was cut is not handed over again: the server may have it.
    const pool = connections && { pool: true as const, maxConnections: connections, maxRequeues: 0 };
    this.transport = createTransport({ ...options, ...pool });
  }

  async deliver({ id, isBulk, returnTag, ...message }: MailMessage): Promise<void> {
    // The same Message-ID at each try, so that a mailbox shows a message sent twice only once.
    const messageId = `<${id}@livres-en-partage>`;
    const from = isBulk ? this.bounceAddress(returnTag) : null;
    const envelope = from && { from, to: message.to.address };
    await this.transport.sendMail({ ...message, messageId, ...(envelope && { envelope }) });
  }

  async check(): Promise<string> {
    await this.transport.verify();
    return 'Le serveur de courrier répond';
  }

  override close(): void {
    this.transport.close();
  }

  /** Whom mail servers tell of what they could not deliver; null for the sender. */
  private bounceAddress(tag: string | undefined): string | null {
    const { bounceAddress, bounceAddressIsTagged } = this.configuration;
    return tag && bounceAddressIsTagged ? (bounceAddress?.replace('@', `+${tag}@`) ?? null) : bounceAddress;
  }
}
