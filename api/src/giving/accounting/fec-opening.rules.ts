import { planAccount } from '../ledger/chart-of-accounts.contract.js';
import { decimal, type FecLine, inEuros, type JournalRecord } from './fec.rules.js';

/** Where gifts and costs of former years stand once a year is over. */
const CARRIED_FORWARD = { number: '110000', label: 'Report à nouveau' };
const OPENING = { code: 'AN', label: 'À-nouveaux' };
/** Of its own sequence: the numbers of the year do not move where an entry of a former year comes late. */
const NUMBER = 'AN1';

/** What each account of the balance sheet holds after the entries that it was given, in cents. */
export class ClosingBalances {
  private readonly cents = new Map<string, number>();
  private readonly labels = new Map<string, string>();

  /** Rounds entry by entry, as the file of the year did: a year begins with what the last one ended with. */
  add({ postings }: Pick<JournalRecord, 'postings'>): void {
    const cents = inEuros(postings);
    for (const [index, { account }] of postings.entries()) this.move(placeOf(account), cents[index]!);
  }

  /** By account number; those that are empty are left out. */
  lines(year: number): FecLine[] {
    const day = `${year}0101`;
    return [...this.cents]
      .filter(([, cents]) => cents !== 0)
      .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([number, cents]) => ({
        JournalCode: OPENING.code,
        JournalLib: OPENING.label,
        EcritureNum: NUMBER,
        EcritureDate: day,
        CompteNum: number,
        CompteLib: this.labels.get(number)!,
        CompAuxNum: '',
        CompAuxLib: '',
        PieceRef: NUMBER,
        PieceDate: day,
        EcritureLib: `Reprise des soldes au 1er janvier ${year}`,
        Debit: decimal(Math.max(0, cents), 2),
        Credit: decimal(Math.max(0, -cents), 2),
        EcritureLet: '',
        DateLet: '',
        ValidDate: day,
        Montantdevise: '',
        Idevise: '',
      }));
  }

  private move(place: { number: string; label: string } | null, cents: number): void {
    if (!place) return;
    this.labels.set(place.number, place.label);
    this.cents.set(place.number, (this.cents.get(place.number) ?? 0) + cents);
  }
}

/** Commitments (class 8) stand outside the balance sheet; what was earned and spent (6 and 7) is carried forward. */
function placeOf(account: string): { number: string; label: string } | null {
  const plan = planAccount(account);
  if (plan.number.startsWith('8')) return null;
  return /^[67]/.test(plan.number) ? CARRIED_FORWARD : plan;
}
