import { randomBytes, randomUUID } from 'node:crypto';
import type { TestApi } from './api.ts';
import { insertRow } from './rows.ts';

export const IBAN = 'FR7630006000011234567890189';

export interface PromisedTransfer {
  id: string;
  reference: string;
}

/** A gift that waits for its transfer, as the form leaves it. Amounts are cents. */
export async function promiseTransfer(
  api: TestApi,
  { amount = 5000, last_name = 'Byron', status = 'pending', campaign_id = null as number | null } = {},
): Promise<PromisedTransfer> {
  const gift = {
    id: randomUUID(),
    reference: `DON-20261101-${randomBytes(4).toString('hex').toUpperCase()}`,
  };
  await insertRow(api, 'donations', {
    ...gift,
    status,
    donor_type: 'particulier',
    email: 'ada@example.org',
    first_name: 'Ada',
    last_name,
    campaign_id,
    frequency: 'one-time',
    amount,
    payment_method: 'bank_transfer',
    provider: 'bank_transfer',
    mode: 'live',
    created_at: new Date(),
    updated_at: new Date(),
  });
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
