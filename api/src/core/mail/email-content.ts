import type { Attachment } from './mailer.js';

export interface EmailContent {
  to: string;
  subject: string;
  /** In large at the top: « Merci », and the first name in the sun's colour; the subject where it is left out. */
  heading?: { text: string; name: string };
  /** Under the heading, in a sentence; mailboxes show it beside the subject. */
  lead?: string;
  /** From edge to edge under the heading, on a dark ground of its own. */
  drawing?: { svg: string; alt: string };
  /** What was given, in large, and how. */
  amount?: { value: string; note: string };
  paragraphs: string[];
  /** One of the attachments, by its `cid`, under the paragraphs; what it says, for who does not see it. */
  picture?: { cid: string; alt: string };
  /** Under the picture; the first cell of a row names it. */
  table?: { caption: string; heads: string[]; rows: string[][] };
  /** What the e-mail is about, each with its own page. */
  items?: { title: string; text: string; url: string }[];
  /** What the reader is to type somewhere, shown large under the paragraphs. */
  code?: string;
  /** The one thing that the reader is asked to do. */
  action?: { label: string; url: string };
  /** Other ways, under the button. */
  links?: { label: string; url: string }[];
  /** What happens next, each with its day. */
  steps?: { title: string; entries: { when: string; text: string }[] };
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
