/** The job that hands one email to the mailer. */
export const MAIL_JOB = 'mail.send';

/** An address and the name beside it. */
export interface Mailbox {
  name: string;
  address: string;
}

/** A file that goes with an email, such as a calendar or a receipt. */
export interface Attachment {
  /** False of a picture that is part of the email, and no file to keep. */
  filename: string | false;
  /** With its charset where it is text: `text/calendar; charset=utf-8`. */
  contentType: string;
  content: string;
  /** What `content` is where it is not text. */
  encoding?: 'base64';
  /** Of a picture that the e-mail itself shows: `chart`. */
  cid?: string;
}

/** A drawing that an email shows, by the name that its HTML gives it. */
export interface MailDrawing {
  cid: string;
  svg: string;
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
  /** What the HTML shows by `cid:`, drawn as the message leaves. */
  drawings?: MailDrawing[] | undefined;
  /** What mail servers cannot deliver of it goes to the address of bounces. */
  isBulk?: boolean | undefined;
  /** By which it is known again where it comes back: `address+tag@`. */
  returnTag?: string | undefined;
}

/** What carries a message out of the house; throws when it could not, and is then tried again. */
export abstract class Mailer {
  abstract deliver(message: MailMessage): Promise<void>;
  /** Says in French that mail can leave; throws where it cannot. */
  abstract check(): Promise<string>;
  /** Lets go of what it holds open. */
  close(): void {}
}
