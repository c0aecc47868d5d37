import { daysBefore } from '../money/demo-money-plan.js';
import { toMajorUnits, toMinorUnits } from '../../src/platform/money/money.contract.js';

/** What a campaign is to get of gifts made up, and when: days before the day of seeding. */
interface CampaignShare {
  slug: string;
  euros: number;
  from: number;
  to: number;
  /** Below 1, most of it comes early. */
  curve: number;
}

/** Each leaves its campaign below its goal, or just above where it is reached. */
const SHARES: readonly CampaignShare[] = [
  { slug: 'bibliothecaires-yaounde', euros: 6240, from: 240, to: 120, curve: 0.8 },
  { slug: 'ateliers-lecture-ziguinchor', euros: 3120, from: 160, to: 40, curve: 0.75 },
  { slug: 'manuels-sciences-lome', euros: 1850, from: 110, to: 45, curve: 0.9 },
  { slug: 'bibliobus-adamaoua', euros: 4200, from: 90, to: 0, curve: 0.7 },
  { slug: 'bibliotheque-lycee-foumban', euros: 2300, from: 62, to: 0, curve: 0.8 },
  { slug: 'manuels-sixieme-bafoussam', euros: 2100, from: 30, to: 0, curve: 0.85 },
  { slug: 'bibliotheque-quartier-abidjan-abobo', euros: 640, from: 8, to: 0, curve: 1 },
];

/** Shares gifts out to campaigns so that each follows its curve; the rest is the association's. */
export class CampaignShares {
  private readonly given = new Map<CampaignShare, number>();

  constructor(private readonly now: Date) {}

  /** The slug of the campaign that is furthest behind its curve at that moment, if any is; minor units. */
  campaignFor(at: Date, amount: number): string | null {
    const behind = SHARES.map((share) => ({
      share,
      by: this.expected(share, at) - (this.given.get(share) ?? 0) / toMinorUnits(share.euros, 'EUR')!,
    }))
      .filter(({ share, by }) => by > 0 && this.left(share) >= amount)
      .toSorted((one, other) => other.by - one.by)[0];
    if (!behind) return null;
    this.given.set(behind.share, (this.given.get(behind.share) ?? 0) + amount);
    return behind.share.slug;
  }

  /** Whole euros that a campaign has not got of its share. */
  leftOf(slug: string): number {
    const share = SHARES.find((one) => one.slug === slug);
    return share ? Math.floor(toMajorUnits(this.left(share), 'EUR')) : 0;
  }

  private left(share: CampaignShare): number {
    return toMinorUnits(share.euros, 'EUR')! - (this.given.get(share) ?? 0);
  }

  /** Of its share, from 0 to 1. */
  private expected({ from, to, curve }: CampaignShare, at: Date): number {
    const [first, last] = [daysBefore(this.now, from).getTime(), daysBefore(this.now, to).getTime()];
    if (at.getTime() < first || at.getTime() > last) return 0;
    return ((at.getTime() - first) / (last - first)) ** curve;
  }
}
