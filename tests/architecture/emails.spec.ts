import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles('api/src');
const holding = (words: RegExp) =>
  files
    .filter(({ text }) => words.test(text))
    .map(({ path }) => path)
    .toSorted();

it('every e-mail is queued by the one service that lays it out, or is a newsletter', () => {
  expect(holding(/\bqueueEmail\(/)).toEqual([
    'core/mail/bulk-mail.service.ts',
    'core/mail/mail.service.ts',
    'core/mail/outgoing-emails.ts',
    'core/mail/undeliverable-emails.service.ts',
  ]);
  expect(holding(/\bmailHtml\(/)).toEqual(['core/mail/mail.layout.ts', 'core/mail/mail.service.ts']);
  expect(holding(/\bBulkMailService\b/).filter((path) => !/^core\/mail\/|^newsletters\//.test(path))).toEqual(
    [],
  );
});

it('nothing but the mailers reaches a mail server', () => {
  expect(holding(/from 'nodemailer'/)).toEqual(['core/mail/folder.mailer.ts', 'core/mail/smtp.mailer.ts']);
  expect(holding(/\bOutgoingEmailRow\b/).filter((path) => !path.startsWith('core/mail/'))).toEqual([]);
});

it('no capability writes the HTML of an e-mail itself', () => {
  const written = /<(?:p|td|table) style=|<!doctype html/i;
  expect(holding(written)).toEqual([
    'core/mail/mail-rows.ts',
    'core/mail/mail.layout.ts',
    'people/personal-data/personal-data-page.ts',
  ]);
});
