import type { RecurringGiftPage } from '@livres/api/contract';
import { formatAmount } from '../../shared/format/euros';
import { Day } from '../../shared/ui/DetailList';
import { recurringContent as content } from './recurring-gift.content';
import styles from './RecurringGift.module.css';

/** Its payments, newest first. */
export function RecurringHistory({ gift: { id, history, currency } }: { gift: RecurringGiftPage }) {
  return (
    <section className={styles.history} aria-labelledby={`paiements-${id}`}>
      <h2 id={`paiements-${id}`}>{content.history}</h2>
      {history.length === 0 && <p>{content.noHistory}</p>}
      {history.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{content.day}</th>
              <th scope="col">{content.amountColumn}</th>
              <th scope="col">{content.state}</th>
            </tr>
          </thead>
          <tbody>
            {history.map(({ donation_id, at, amount, status }) => (
              <tr key={donation_id}>
                <th scope="row">
                  <Day iso={at} />
                </th>
                <td>{formatAmount(amount, currency)}</td>
                <td>{content.states[status]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
