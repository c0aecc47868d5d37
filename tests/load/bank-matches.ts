import type { AccessGranted, BankLineStats } from '@livres/api/contract';
import pg from 'pg';
import { requestOn } from '../factories/api.ts';
import { bankCsv, statementForm } from '../factories/transfers.ts';
import { demoProduct } from '../e2e/product.ts';
import { ROUNDS } from './measure.ts';

// How long the bank's page takes where 3 000 lines wait and 3 500 transfers of the same amount are expected: its
// figures and its last page of sure matches, each asked several times, the first time with all matches still to find.

const GIFTS = 3500;
const NAMED = 500;
const LINES = 3000;
const MOST_MS = 1000;
const ADDRESSES = ['/admin/bank-lines/figures', '/admin/bank-lines?filter={"certain":true}&range=[450,499]'];

const product = await demoProduct();
let isSlow = false;
try {
  await promiseTransfers();
  const request = requestOn(`${product.apiUrl}/api/v1`);
  const { body: session } = await request<AccessGranted>('/access/', { body: { code: product.accessCode } });
  const admin: typeof request = (path, ask) => request(path, { token: session.token, ...ask });
  await importLines(admin);
  const before = await admin<BankLineStats>('/admin/bank-lines/figures');
  if (before.body.certain < NAMED) throw new Error(`${before.body.certain} sure matches, not ${NAMED}`);
  const measured = [];
  for (const address of ADDRESSES) measured.push(await measure(address, () => admin(address)));
  console.table(measured);
  isSlow = measured.some((one) => one['la plus longue (ms)'] > MOST_MS);
} finally {
  await product.stop();
}
process.exitCode = isSlow ? 1 : 0;

async function promiseTransfers(): Promise<void> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO donations (id, reference, status, donor_type, email, first_name, last_name, frequency, amount,
       payment_method, provider, mode, created_at, updated_at)
     SELECT gen_random_uuid(), 'DON-20261101-' || upper(lpad(to_hex(n), 8, '0')), 'pending', 'particulier',
            'ada@example.org', 'Ada', 'Byron', 'one-time', 5000, 'bank_transfer', 'bank_transfer', 'live',
            now() + n * interval '1 second', now()
       FROM generate_series(1, ${GIFTS}) n`,
  );
  await client.query('ANALYZE donations');
  await client.end();
}

async function importLines(admin: ReturnType<typeof requestOn>): Promise<void> {
  const lines = Array.from({ length: LINES }, (_, index) => ({
    amount: '50,00',
    wording:
      index < LINES - NAMED
        ? `VIR SEPA SANS REFERENCE ${index}`
        : `VIR ${referenceOf(index - LINES + NAMED)}`,
    day: '01/10/2026',
  }));
  const { status, text } = await admin('/admin/bank-statements/import', {
    body: statementForm(bankCsv(lines)),
  });
  if (status !== 200) throw new Error(`import: ${status} ${text}`);
}

function referenceOf(index: number): string {
  return `DON 20261101 ${(index + 1).toString(16).toUpperCase().padStart(8, '0')}`;
}

async function measure(address: string, ask: () => Promise<{ status: number }>) {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const { status } = await ask();
    if (status !== 200) throw new Error(`${address}: ${status}`);
    rounds.push(Math.round(performance.now() - began));
  }
  const sorted = rounds.toSorted((one, other) => one - other);
  return {
    adresse: address,
    'médiane (ms)': sorted[Math.floor(sorted.length / 2)]!,
    'la plus longue (ms)': sorted.at(-1)!,
    'au plus': MOST_MS,
  };
}
