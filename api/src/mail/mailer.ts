/** An address and the name beside it. */
export interface Mailbox {
  name: string;
  address: string;
}

export interface MailMessage {
  id: string;
  from: string;
  to: Mailbox;
  subject: string;
  text: string;
  html: string;
  replyTo?: Mailbox | undefined;
  headers?: Record<string, string> | undefined;
}

/** What carries a message out of the house; throws when it could not, and is then tried again. */
export abstract class Mailer {
  abstract deliver(message: MailMessage): Promise<void>;
  /** Says in French that mail can leave; throws where it cannot. */
  abstract check(): Promise<string>;
}
