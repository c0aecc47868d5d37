import { BulkMailService } from '@livres/api/dist/core/mail/bulk-mail.service.js';
import { SenderDomainService } from '@livres/api/dist/newsletters/delivery/sender-domain.service.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../factories/api.ts';
import { signaturesOf, signingKey } from '../factories/dkim.ts';
import { sendEmail } from '../factories/emails.ts';
import { eventually } from '../factories/waiting.ts';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.ts';

const KEY = signingKey();
const NAME = 'livres._domainkey.asso.example';

let server: SmtpFake;
let api: TestApi;
beforeAll(async () => {
  server = await startSmtpServer();
  const env = {
    SMTP_URL: server.url,
    MAIL_FROM: 'Éléonore, au bureau <bureau@Asso.example>',
    DKIM_SELECTOR: 'livres',
    DKIM_PRIVATE_KEY: KEY.line,
    CONTACT_EMAIL: 'bureau@asso.example',
  };
  api = await startApi({ env });
});
afterAll(async () => {
  await api?.close();
  await server?.close();
});

const received = (words: string) =>
  eventually(words, async () => server.letters.find(({ text }) => text.includes(words))?.text);

async function newsletter(): Promise<string> {
  const mail = api.app.get(BulkMailService, { strict: false });
  const message = await mail.compose({
    id: 'une-lettre',
    to: 'awa@example.org',
    subject: 'Le conteneur est arrivé à Douala, avec 4 000 livres : ce que vos dons ont rendu possible',
    html: `<p>${'Les cartons s’ouvrent. '.repeat(40)}</p>`,
    text: '.\n..\nLes cartons s’ouvrent  \n\n\n',
    list: 'lettres',
    unsubscribe: { url: 'https://asso.example/desinscription/x', subject: 'Désinscription' },
  });
  expect(await mail.handOver(message)).toEqual({ outcome: 'accepted' });
  return received('List-ID: <lettres.asso.example>');
}

describe('an e-mail that is signed', () => {
  it('is found whole by a mailbox, all that it shows included', async () => {
    await sendEmail(api, 'Votre reçu fiscal');
    const message = await received('Votre_re=C3=A7u_fiscal');
    const [signature, ...others] = await signaturesOf(message, NAME, KEY.record);
    expect(others).toEqual([]);
    expect(signature).toMatchObject({ result: 'pass', domain: 'asso.example', selector: 'livres' });
    const shown = ['from', 'to', 'subject', 'date', 'message-id', 'content-type'];
    expect(signature!.headers).toEqual(expect.arrayContaining(shown));
  });

  it('is refused where a word of it was changed on its way', async () => {
    const message = await newsletter();
    const resultOf = async (changed: string) => {
      expect(changed).not.toBe(message);
      return (await signaturesOf(changed, NAME, KEY.record))[0]!.result;
    };
    expect(await resultOf(message.replace('cartons', 'coffres'))).not.toBe('pass');
    expect(
      await resultOf(message.replace('List-Unsubscribe-Post: List', 'List-Unsubscribe-Post: Lits')),
    ).not.toBe('pass');
    expect((await signaturesOf(message, NAME, signingKey().record))[0]!.result).not.toBe('pass');
  });

  it('L23: covers both headers by which a mailbox offers to unsubscribe, which RFC 8058 asks', async () => {
    const [signature] = await signaturesOf(await newsletter(), NAME, KEY.record);
    expect(signature).toMatchObject({ result: 'pass', domain: 'asso.example' });
    expect(signature!.headers).toEqual(
      expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post', 'list-id']),
    );
  });

  it('is of the domain that writes, in lower case', () => {
    expect(api.app.get(SenderDomainService, { strict: false }).domain).toBe('asso.example');
  });
});
