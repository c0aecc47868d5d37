import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import PostalMime, { type Attachment as PostalMimeAttachment } from 'postal-mime';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Every } from '../../platform/jobs/job.decorators.js';
import { MAIL_RETENTION, QUEUED_FOR_DAYS } from './mail.personal-data.content.js';

const NEWEST = 100;
const ID = /^[\w-]{10,80}$/;

export interface QueuedMessage {
  id: string;
  at: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: QueuedAttachment[];
}

export interface QueuedAttachment {
  filename: string;
  mime_type: string;
  content: Buffer;
}

/** The messages that were written to the folder because there is no mail server. */
@Injectable()
export class OutboxService {
  constructor(private readonly configuration: Configuration) {}

  /** Whether messages stay in the house: nothing is kept where a mail server takes them, nor in production. */
  get isOpen(): boolean {
    return this.configuration.smtpUrl === null && this.configuration.environment !== 'production';
  }

  /** The newest messages first. */
  async list(): Promise<QueuedMessage[]> {
    const names = await readdir(this.folder).catch(() => []);
    const newest = names
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .toReversed()
      .slice(0, NEWEST);
    const messages = await Promise.all(newest.map((name) => this.find(name.replace(/\.eml$/, ''))));
    return messages.filter((message) => message !== null);
  }

  async find(id: string): Promise<QueuedMessage | null> {
    if (!ID.test(id)) return null;
    const eml = await readFile(join(this.folder, `${id}.eml`)).catch(() => null);
    if (!eml) return null;
    const { to, subject = '', text = '', html = '', date, attachments } = await PostalMime.parse(eml);
    const at = date ? new Date(date).toISOString() : '';
    const addressees = (to ?? []).map(({ address }) => address).join(', ');
    // A picture without a name is part of the message: it is shown in it, and no file to fetch.
    const files = attachments.filter(({ filename }) => filename !== null);
    const shown = withPictures(html, attachments);
    return { id, at, to: addressees, subject, text, html: shown, attachments: files.map(kept) };
  }

  /** Deletes the messages whose addressee is meant, or that name one in a copy. */
  async deleteSentTo(isMeant: (address: string) => boolean): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names.filter((one) => one.endsWith('.eml'))) {
      const path = join(this.folder, name);
      const eml = await readFile(path).catch(() => null);
      if (!eml) continue;
      const { to = [], cc = [], bcc = [], replyTo = [] } = await PostalMime.parse(eml);
      const addresses = [...to, ...cc, ...bcc, ...replyTo].flatMap(({ address }) => address ?? []);
      if (addresses.some(isMeant)) await rm(path, { force: true });
    }
  }

  /** Also what was never wholly written. The file system dates files by the machine's own clock. */
  @Every(MAIL_RETENTION)
  async deleteOld(): Promise<void> {
    const before = new Date(Date.now() - QUEUED_FOR_DAYS * DAY_MS);
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names.filter((one) => /\.eml(\.part)?$/.test(one))) {
      const path = join(this.folder, name);
      const file = await stat(path).catch(() => null);
      if (file && file.mtime < before) await rm(path, { force: true });
    }
  }

  private get folder(): string {
    return join(this.configuration.varFolder, 'mail');
  }
}

/** The page with the pictures that came in the message: a browser knows no `cid:`. */
function withPictures(html: string, attachments: PostalMimeAttachment[]): string {
  return attachments.reduce((page, { contentId, mimeType, content }) => {
    const cid = contentId?.replace(/^<|>$/g, '');
    return cid
      ? page.replaceAll(`"cid:${cid}"`, `"data:${mimeType};base64,${bytesOf(content).toString('base64')}"`)
      : page;
  }, html);
}

const bytesOf = (content: PostalMimeAttachment['content']) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);

function kept({ filename, mimeType, content }: PostalMimeAttachment, index: number): QueuedAttachment {
  return { filename: filename || `piece-${index + 1}`, mime_type: mimeType, content: bytesOf(content) };
}
