import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MailService } from '@livres/api/dist/core/mail/mail.service.js';
import PostalMime, { type Attachment as PostalAttachment } from 'postal-mime';
import { DataSource } from 'typeorm';
import { emailFaults } from './email-faults.ts';
import { eventually } from './waiting.ts';
import type { TestApi } from './api.ts';

/** Of the association, where a test gives it one. */
export const CONTACT_EMAIL = 'bureau@livres.example';

let mailboxes = 0;
/** An address that no other test has. */
export const mailbox = (name = 'awa') => `${name}.${(mailboxes += 1)}@example.org`;

/** Writes an email as any feature does, in a transaction of its own; `then` runs before it ends. */
export async function sendEmail(
  api: TestApi,
  subject: string,
  then: () => void = () => undefined,
  over: object = {},
): Promise<void> {
  await api.app.get(DataSource).transaction(async (tx) => {
    const paragraphs = ['Bonjour,', 'Ceci est un essai.'];
    await api.app
      .get(MailService, { strict: false })
      .send(tx, { to: 'awa@example.org', subject, paragraphs, ...over });
    then();
  });
}

/** The headers of a message, unfolded, in lower case. */
export function headersOf(message: string): Map<string, string> {
  const head = message.split(/\r?\n\r?\n/)[0]!.replace(/\r?\n[ \t]+/g, ' ');
  return new Map(
    head
      .split(/\r?\n/)
      .map((line) => [line.split(':')[0]!.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

export interface StoredEmail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Unfolded, in lower case. */
  headers: Map<string, string>;
  attachments: { filename: string | null; mimeType: string; text: string; content: Buffer }[];
  /** What the HTML shows of the message itself: its `cid`, and the file. */
  pictures: { cid: string; mimeType: string; content: Buffer }[];
}

/** What was read of each file of a folder: who waits for an email asks for all of them again and again. */
const read = new Map<string, Map<string, Promise<StoredEmail>>>();

/** Every email in the folder of who has no mail server, oldest first. */
export async function emailsIn(varFolder: string): Promise<StoredEmail[]> {
  const folder = join(varFolder, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
  const known = read.get(folder) ?? readAnew(folder);
  const emails = await Promise.all(names.map((name) => emailAt(folder, name, known)));
  return emails.filter((email) => email !== null);
}

/** Those of apis that have ended are gone with their folders. */
function readAnew(folder: string): Map<string, Promise<StoredEmail>> {
  for (const other of read.keys()) if (!existsSync(other)) read.delete(other);
  const known = new Map<string, Promise<StoredEmail>>();
  read.set(folder, known);
  return known;
}

/** Null where a job has just deleted it. */
async function emailAt(
  folder: string,
  id: string,
  known: Map<string, Promise<StoredEmail>>,
): Promise<StoredEmail | null> {
  const path = join(folder, id);
  try {
    const { mtimeMs, size } = await stat(path);
    const version = `${id} ${mtimeMs} ${size}`;
    const email = known.get(version) ?? readFile(path, 'utf8').then(async (eml) => storedEmail(id, eml));
    known.set(version, email);
    return await email;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}

async function storedEmail(id: string, eml: string): Promise<StoredEmail> {
  const { to, subject = '', text = '', html = '', attachments } = await PostalMime.parse(eml);
  const address = (to ?? []).map((one) => one.address).join(', ');
  const pictures = attachments.filter(({ contentId }) => contentId).map(shown);
  const headers = headersOf(eml);
  // Newsletters have a design of their own; what a test wrote itself has none.
  const faults = html && !headers.has('list-id') ? emailFaults({ subject, text, html, pictures }) : [];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return {
    id,
    to: address,
    subject,
    text,
    html,
    headers,
    attachments: attachments.filter(({ filename }) => filename !== null).map(attached),
    pictures,
  };
}

const bytesOf = ({ content }: PostalAttachment) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);

const shown = (file: PostalAttachment) => ({
  cid: file.contentId!.replace(/^<|>$/g, ''),
  mimeType: file.mimeType,
  content: bytesOf(file),
});

const attached = (file: PostalAttachment) => ({
  filename: file.filename,
  mimeType: file.mimeType,
  text: bytesOf(file).toString(),
  content: bytesOf(file),
});

/** Every email to an address whose subject holds these words, oldest first. */
export async function emailsTo(varFolder: string, address: string, words = ''): Promise<StoredEmail[]> {
  const all = await emailsIn(varFolder);
  return all.filter(({ to, subject }) => to === address && subject.includes(words));
}

/** The newest email to an address whose subject holds these words, once it is there. */
export async function emailTo(varFolder: string, address: string, words: string): Promise<StoredEmail> {
  return eventually(`the letter « ${words} » to ${address}`, async () =>
    (await emailsTo(varFolder, address, words)).at(-1),
  );
}

/** The subjects of what was written to a mailbox, oldest first. */
export async function subjectsTo(api: Pick<TestApi, 'varFolder'>, email: string): Promise<string[]> {
  return (await emailsIn(api.varFolder)).filter(({ to }) => to === email).map(({ subject }) => subject);
}
