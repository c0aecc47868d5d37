import { cardDays, DONATION_CARD_LIMITS as LIMITS } from '@livres/api/contract';
import { TextArea, TextField } from '../../shared/ui/Field';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import { cardFieldsContent as content } from './card-fields.content';
import styles from './GiveForm.module.css';
import type { GiftValues } from './gift-values';

interface CardFieldsProps {
  values: GiftValues;
  errors: Record<string, string>;
  isOpen: true | undefined;
}

/** A card by e-mail to a person, on a chosen day, without the amount. */
export function CardFields({ values, errors, isOpen }: CardFieldsProps) {
  const { now } = usePageContext();
  const { first, last } = cardDays(now);
  const field = (name: string) => ({
    name: `card.${name}`,
    defaultValue: values[`card.${name}`] ?? '',
    error: errors[`card.${name}`],
  });
  return (
    <details className={styles.more} open={isOpen}>
      <summary>{content.open}</summary>
      <div className={styles.fields}>
        <p className={styles.help}>{content.help}</p>
        <TextField
          {...field('recipient_name')}
          label={content.name}
          maxLength={LIMITS.name}
          autoComplete="off"
        />
        <TextField
          {...field('recipient_email')}
          type="email"
          inputMode="email"
          label={content.email}
          help={content.emailHelp}
          maxLength={254}
          autoComplete="off"
        />
        <TextArea
          {...field('words')}
          label={content.words}
          help={content.wordsHelp}
          maxLength={LIMITS.words}
        />
        <TextField {...field('signature')} label={content.signature} maxLength={LIMITS.name} />
        <TextField
          {...field('day')}
          type="date"
          label={content.day}
          help={content.dayHelp}
          min={first}
          max={last}
        />
      </div>
    </details>
  );
}
