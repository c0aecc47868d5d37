import { createTransport, type Transporter } from 'nodemailer';
import { Mailer, type MailMessage } from './mailer.js';

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(url: string) {
    super();
    this.transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  }

  async deliver({ id, ...message }: MailMessage): Promise<void> {
    // The same Message-ID at each try, so that a mailbox shows a message sent twice only once.
    await this.transport.sendMail({ ...message, messageId: `<${id}@livres-en-partage>` });
  }

  async check(): Promise<string> {
    await this.transport.verify();
    return 'Le serveur de courrier répond';
  }
}
