import { Lock } from 'lucide-react';
import { formatAmount } from '../../shared/format/euros';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/Button';
import { OWN_AMOUNT } from './asked-gift';
import { giftPickerContent as content, PICKED_AMOUNTS, pickedEffect } from './gift-picker.content';
import styles from './GiftPicker.module.css';
import { Shelf } from './Shelf';
import { impactContent } from '../shared/impact.content';

const [, BEGUN = PICKED_AMOUNTS[0]] = PICKED_AMOUNTS;

/** How much and how often, with what it does: a plain form that leads to the whole one, filled in. */
export function GiftPicker({ takesMonthly }: { takesMonthly: boolean }) {
  return (
    <form className={styles.picker} action={paths.give()} aria-label={content.form} data-gift-picker="">
      <div className={styles.choice}>
        <h2>{content.title}</h2>
        <fieldset className={styles.paces}>
          <legend>{content.frequency}</legend>
          <Pace value="unique" label={content.once} isChosen />
          {takesMonthly && <Pace value="mensuel" label={content.monthly} />}
        </fieldset>
        <fieldset className={styles.amounts}>
          <legend>{content.amount}</legend>
          {PICKED_AMOUNTS.map((amount) => (
            <label key={amount}>
              <input
                type="radio"
                name="montant"
                value={amount}
                aria-describedby={`effet-${amount}`}
                defaultChecked={amount === BEGUN}
              />
              <span>{formatAmount(amount, 'EUR')}</span>
            </label>
          ))}
          <label>
            <input type="radio" name="montant" value={OWN_AMOUNT} aria-label={content.otherSpoken} />
            <span className={styles.other}>{content.other}</span>
          </label>
        </fieldset>
        <label className={styles.own}>
          {content.free}
          <input type="text" name="montant" inputMode="decimal" autoComplete="off" maxLength={9} />
        </label>
      </div>
      <div className={styles.effects}>
        {PICKED_AMOUNTS.map((amount) => (
          <Effect key={amount} amount={amount} />
        ))}
        <p className={styles.effect}>{impactContent.little}</p>
      </div>
      <div className={styles.act}>
        <Button type="submit" look="give" large>
          <span>
            {content.submit}
            {PICKED_AMOUNTS.map((amount) => (
              <span key={amount} className={styles.sum}>
                {` ${formatAmount(amount, 'EUR')}`}
              </span>
            ))}
            <span className={styles.monthly}>{content.perMonth}</span>
          </span>
        </Button>
        <p>
          <Lock aria-hidden="true" size={16} />
          {content.next}
        </p>
      </div>
    </form>
  );
}

function Pace({ value, label, isChosen = false }: { value: string; label: string; isChosen?: boolean }) {
  return (
    <label>
      <input type="radio" name="frequence" value={value} defaultChecked={isChosen} />
      <span>{label}</span>
    </label>
  );
}

function Effect({ amount }: { amount: number }) {
  const { books, first, rest } = pickedEffect(amount);
  return (
    <div className={styles.effect}>
      <Shelf books={books} />
      <p id={`effet-${amount}`}>
        <b>{first}</b> {rest}
        <span className={styles.monthly}>{content.everyMonth}</span>
      </p>
    </div>
  );
}
