/** The job that hands one email to the mailer. */
export const MAIL_JOB = 'mail.send';

/** An address and the name beside it. */
export interface Mailbox {
  name: string;
  address: string;
}

/** A file that goes with an email, such as a calendar or a receipt. */
export interface Attachment {
  filename: string;
  /** With its charset where it is text: `text/calendar; charset=utf-8`. */
  contentType: string;
  content: string;
  /** What `content` is where it is not text. */
  encoding?: 'base64';
}

export interface MailMessage {
  id: string;
  from: Mailbox;
  to: Mailbox;
  subject: string;
  text: string;
  html: string;
  replyTo?: Mailbox | undefined;
  headers?: Record<string, string> | undefined;
  attachments?: Attachment[] | undefined;
}

/** What carries a message out of the house; throws when it could not, and is then tried again. */
export abstract class Mailer {
  abstract deliver(message: MailMessage): Promise<void>;
  /** Says in French that mail can leave; throws where it cannot. */
  abstract check(): Promise<string>;
}
