import { randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';

export const IBAN = 'FR7630006000011234567890189';

export interface PromisedTransfer {
  id: string;
  reference: string;
}

/** A gift that waits for its transfer, as the form leaves it. Amounts are cents. */
export async function promiseTransfer(
  databaseUrl: string,
  { amount = 5000, last_name = 'Byron', status = 'pending', campaign_id = null as number | null } = {},
): Promise<PromisedTransfer> {
  const gift = {
    id: randomUUID(),
    reference: `DON-20261101-${randomBytes(4).toString('hex').toUpperCase()}`,
  };
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    await client.query(
      `INSERT INTO donations (id, reference, status, donor_type, email, first_name, last_name, campaign_id, frequency,
         amount, payment_method, provider, created_at, updated_at)
       VALUES ($1, $2, $3, 'particulier', 'ada@example.org', 'Ada', $4, $5, 'one-time', $6, 'bank_transfer',
         'bank_transfer', now(), now())`,
      [gift.id, gift.reference, status, last_name, campaign_id, amount],
    );
  } finally {
    await client.end();
  }
  return gift;
}

export interface BankFileLine {
  day?: string;
  wording: string;
  /** As the bank writes it, « 50,00 ». */
  amount: string;
  counterparty?: string;
}

/** A statement as a bank exports it. */
export function bankCsv(lines: readonly BankFileLine[]): string {
  const rows = lines.map(({ day = '20/11/2026', wording, amount, counterparty = '' }) =>
    [day, `"${wording}"`, counterparty, amount].join(';'),
  );
  return ['Date;Libellé;Contrepartie;Montant', ...rows].join('\n');
}

/** The form that the panel sends. */
export function statementForm(
  content: string,
  fields: Record<string, string> = {},
  name = 'releve.csv',
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new File([content], name));
  return form;
}
