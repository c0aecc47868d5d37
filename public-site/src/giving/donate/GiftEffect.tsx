import { ImpactList } from '../shared/ImpactList';
import type { GiftCost } from './gift-cost';
import { giveFormContent as content } from './give-form.content';
import styles from './GiftEffect.module.css';

interface GiftEffectProps {
  cost: GiftCost;
  issuesReceipts: boolean;
}

/** What the gift costs once the tax is paid, and what it does; announced again as it changes. */
export function GiftEffect({ cost, issuesReceipts }: GiftEffectProps) {
  const { amount, total, afterTax, giver, frequency, rate } = cost;
  // Without a receipt there is no deduction: what it would cost is not what one reads first.
  const isDeducted = rate > 0 && issuesReceipts;
  return (
    <output className={styles.effect} aria-label={content.effect}>
      {amount !== null && total !== null && afterTax !== null ? (
        <>
          <span className={styles.cost}>
            <strong>{content.euros(isDeducted ? afterTax : total)}</strong>
            <span>{isDeducted ? content.cost(total, rate, frequency) : content.full(frequency)}</span>
          </span>
          <ImpactList euros={amount / 100} />
        </>
      ) : (
        <ImpactList euros={0} />
      )}
      <small>{issuesReceipts || rate === 0 ? content.limits[giver] : content.ifReceipts(afterTax)}</small>
    </output>
  );
}
