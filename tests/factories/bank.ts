import { randomUUID } from 'node:crypto';
import type { BankEntry, BankLine, BankOverview } from '@livres/api/contract';
import { accepted } from './answers.ts';
import type { Answer, Request, TestApi } from './api.ts';
import { type BankFileLine, bankCsv, statementForm } from './transfers.ts';
import { matching } from './lists.ts';

const LINES = '/admin/bank-lines';

export interface JournalLine {
  kind: string;
  account: string;
  /** Minor units. */
  amount: number;
}

/** What staff do with the bank's lines, for tests that begin with a line of their own. */
export function bankOf(api: TestApi, admin: Request) {
  const importCsv = (lines: readonly BankFileLine[]) =>
    admin('/admin/bank-statements/import', { body: statementForm(bankCsv(lines)) });
  const listed = async (filter: object): Promise<BankLine[]> =>
    (await admin<BankLine[]>(`${LINES}?${matching(filter)}`)).body;
  return {
    importCsv,
    listed,
    /** A line of its own, imported. */
    async line(amount: string, wording = 'VIR'): Promise<BankLine> {
      const words = `${wording} ${randomUUID()}`;
      await accepted(importCsv([{ amount, wording: words }]));
      return (await listed({ q: words }))[0]!;
    },
    act: (line: BankLine, name: string, body: object = {}): Promise<Answer> =>
      admin(`${LINES}/${line.id}/${name}`, { body: { version: line.version, ...body } }),
    find: async (id: string): Promise<BankLine> => (await admin(`${LINES}/${id}`)).body,
    /** What the journal has that the line may be. */
    entriesLike: async (id: string): Promise<BankEntry[]> => (await admin(`${LINES}/${id}/entries`)).body,
    /** What came in that the line may give back. */
    returnable: async (id: string): Promise<BankLine[]> =>
      (await admin(`${LINES}/${id}/return-candidates`)).body,
    overview: async (): Promise<BankOverview> => (await admin('/admin/bank-balances')).body,
    /** A cheque or cash that staff enter; answers the gift's number. */
    async inHand(
      amount: string,
      payment_method: 'bank_transfer' | 'cash' | 'cheque' = 'cheque',
    ): Promise<string> {
      const body = {
        amount,
        payment_method,
        received_on: '2026-11-02',
        donor_type: 'particulier',
        key: randomUUID(),
        first_name: 'Awa',
        last_name: 'Ndiaye',
        is_thanked: true,
      };
      return (await accepted(admin('/admin/donations', { body }))).id;
    },
    journalOf: (donation_id: string): Promise<JournalLine[]> =>
      api.sql`SELECT kind, account, amount::int FROM journal_entries e
          JOIN journal_postings p ON p.entry_id = e.id
          WHERE donation_id = ${donation_id} ORDER BY p.id`,
    /** What the journal says of the bank's account, in minor units. */
    async held(account = 'bank'): Promise<number> {
      const [row] = await api.sql`SELECT coalesce(sum(amount), 0)::int AS amount FROM journal_postings
            WHERE account = ${account}`;
      return row!.amount;
    },
  };
}
