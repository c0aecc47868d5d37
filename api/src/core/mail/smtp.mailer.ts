import { createTransport, type Transporter } from 'nodemailer';
import { Mailer, type MailMessage } from './mailer.js';
import type { mailSignature } from './mail-signature.js';

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

interface BulkOptions {
  /** Kept open, each for many messages. */
  connections: number;
  /** Whom mail servers tell of what they could not deliver; the sender where it is null. */
  bounceAddress: string | null;
  /** Whether the tag of a message is put into that address. */
  isTagged: boolean;
}

export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(
    url: string,
    dkim: ReturnType<typeof mailSignature>,
    private readonly bulk: BulkOptions | null = null,
  ) {
    super();
    const options = { url, dkim, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true };
    // A message whose connection was cut is not handed over again: the server may have it.
    const pool = bulk && { pool: true as const, maxConnections: bulk.connections, maxRequeues: 0 };
    this.transport = createTransport({ ...options, ...pool });
  }

  async deliver({ id, returnTag, ...message }: MailMessage): Promise<void> {
    // The same Message-ID at each try, so that a mailbox shows a message sent twice only once.
    const messageId = `<${id}@livres-en-partage>`;
    const { bounceAddress, isTagged } = this.bulk ?? {};
    const from = bounceAddress && isTagged && returnTag ? withTag(bounceAddress, returnTag) : bounceAddress;
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
}

const withTag = (address: string, tag: string) => address.replace('@', `+${tag}@`);
