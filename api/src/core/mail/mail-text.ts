import type { EmailContent } from './email-content.js';
import { printable } from './mail-words.js';

/** Who writes: the association's name, the address of its site, and what stands under every email. */
export interface Signature {
  name: string;
  address: string;
  footer: string;
}

/** The email as plain text. */
export function mailText(email: EmailContent, signature: Signature): string {
  const { heading, lead, drawing, amount, paragraphs, table, items = [], code } = email;
  const { action, links = [], steps, after = [], footer } = email;
  const lines = [
    ...(heading ? [`${heading.text} ${heading.name}`.trim()] : []),
    ...(lead ? [lead] : []),
    ...(drawing ? [drawing.alt] : []),
    ...(amount ? [[amount.value, amount.note].join('\n')] : []),
    ...paragraphs,
    ...(table ? [tableText(table)] : []),
    ...items.map(({ title, text, url }) => [`• ${title}`, ...text.split('\n'), url].join('\n  ')),
    ...(code ? [`    ${code}`] : []),
    ...[...(action ? [action] : []), ...links].map(({ label, url }) => `${label} : ${url}`),
    ...(steps ? [stepsText(steps)] : []),
    ...after,
    // What mail programs know as the line above a signature.
    ['-- ', signature.name, signature.address, signature.footer].filter(Boolean).join('\n'),
    ...(footer ? [footer.text, ...footer.links.map(({ label, url }) => `${label} : ${url}`)] : []),
  ];
  return printable(`${lines.join('\n\n')}\n`);
}

/** A line for each row: its name, then each value after what it is. */
function tableText({ caption, heads, rows }: NonNullable<EmailContent['table']>): string {
  const lines = rows.map(
    ([name, ...values]) =>
      `• ${name} : ${values.map((value, index) => (index === 0 ? value : `${heads[index + 1]!.toLowerCase()} ${value}`)).join(', ')}`,
  );
  return [caption, ...lines].join('\n');
}

function stepsText({ title, entries }: NonNullable<EmailContent['steps']>): string {
  return [title, ...entries.map(({ when, text }) => `• ${when} : ${text}`)].join('\n');
}
