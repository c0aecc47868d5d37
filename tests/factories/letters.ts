import { MailService } from '@livres/api/dist/mail/mail.service.js';
import { DataSource } from 'typeorm';
import type { TestApi } from './api.ts';

/** Writes a letter as any feature does, in a transaction of its own; `then` runs before it ends. */
export async function sendLetter(
  api: TestApi,
  subject: string,
  then: () => void = () => undefined,
): Promise<void> {
  await api.app.get(DataSource).transaction(async (tx) => {
    const paragraphs = ['Bonjour,', 'Ceci est un essai.'];
    await api.app
      .get(MailService, { strict: false })
      .send(tx, { to: 'awa@example.org', subject, paragraphs });
    then();
  });
}

/** The headers of a message, unfolded, in small letters. */
export function headersOf(message: string): Map<string, string> {
  const head = message.split(/\r?\n\r?\n/)[0]!.replace(/\r?\n[ \t]+/g, ' ');
  return new Map(
    head
      .split(/\r?\n/)
      .map((line) => [line.split(':')[0]!.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
}
