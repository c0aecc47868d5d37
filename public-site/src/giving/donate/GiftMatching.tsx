import { addedTo, type Campaign } from '@livres/api/contract';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { matchingText, openPot } from '../../shared/content/sponsor-offers.content';
import { giftMatchingContent as content } from './gift-matching.content';
import styles from './GiftMatching.module.css';
import type { OfferedAmount } from './offered-amounts';

interface GiftMatchingProps {
  campaign: Campaign;
  amounts: readonly OfferedAmount[];
}

const cents = (euros: number) => Math.round(euros * 100);

/** What each amount becomes with what a sponsor adds to it; nothing where none does now. */
export function GiftMatching({ campaign, amounts }: GiftMatchingProps) {
  const pot = openPot(campaign);
  if (!pot) return null;
  const terms = { ratio: pot.ratio, gift_ceiling: pot.gift_ceiling && cents(pot.gift_ceiling) };
  return (
    <div className={styles.matching}>
      <p>
        <strong>{withFrenchSpaces(matchingText(campaign))}</strong>
      </p>
      <ul>
        {amounts.map(({ amount }) => {
          const added = addedTo(cents(amount), terms, cents(pot.left)) / 100;
          return <li key={amount}>{content.line(amount, amount + added)}</li>;
        })}
      </ul>
      <p>
        {content.condition[pot.condition]} {pot.gift_ceiling !== null && content.ceiling(pot.gift_ceiling)}{' '}
        {content.receipt}
      </p>
    </div>
  );
}
