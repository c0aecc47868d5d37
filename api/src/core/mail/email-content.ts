import type { Attachment } from './mailer.js';

export interface EmailContent {
  to: string;
  subject: string;
  paragraphs: string[];
  /** What the e-mail is about, each with its own page. */
  items?: { title: string; text: string; url: string }[];
  /** What the reader is to type somewhere, shown large under the paragraphs. */
  code?: string;
  /** The one thing that the reader is asked to do. */
  action?: { label: string; url: string };
  /** Other ways, under the button. */
  links?: { label: string; url: string }[];
  /** What comes after the button. */
  after?: string[];
  /** Under the e-mail, in small: why one receives it, and how to stop. */
  footer?: { text: string; links: { label: string; url: string }[] };
  /** Whom an answer goes to; whoever sends it where this is empty. */
  reply_to?: string;
  /** Nobody wrote it by hand: other programs must not answer it. */
  automatic?: boolean;
  /** The page that stops these e-mails, also by a POST of the mailbox itself; the subject of who writes instead. */
  unsubscribe?: { url: string; subject: string };
  attachments?: Attachment[];
}
