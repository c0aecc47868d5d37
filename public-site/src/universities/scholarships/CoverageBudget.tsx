import { scholarshipCoverage, type Scholarship } from '@livres/api/contract';
import { useRef, useState, type FormEvent } from 'react';
import { formatAmount } from '../../shared/format/euros';
import { formatPercentage } from '../../shared/format/numbers';
import { TextField } from '../../shared/ui/Field';
import { useSavedDraft } from '../../shared/ui/use-saved-draft';
import styles from './CoverageBlock.module.css';
import { amountTyped, budgetOutcome, type StudentBudget } from './coverage-budget';
import { budgetContent as content } from './coverage.content';
import { detailContent } from './scholarship-detail.content';

const FIELDS = ['months', 'tuition', 'housing', 'living', 'travel'] as const;
const MOST_MONTHS = 120;

/** One’s own budget beside the scholarship; it stays on the device. */
export function CoverageBudget({ scholarship }: { scholarship: Scholarship }) {
  const { total, months: lasting } = scholarshipCoverage(scholarship);
  const months = lasting.value;
  const form = useRef<HTMLFormElement>(null);
  const [budget, setBudget] = useState<StudentBudget>();
  const read = () => form.current && setBudget(budgetIn(form.current, months));
  useSavedDraft('budget-etudes', form, false, { onFound: read });
  const stay = (event: FormEvent) => event.preventDefault();
  return (
    <form
      ref={form}
      className={styles.budget}
      onInput={read}
      onSubmit={stay}
      aria-label={detailContent.compare}
    >
      <p>{content.text}</p>
      <div className={styles.fields}>
        {FIELDS.map((name) => (
          <TextField
            key={name}
            name={name}
            label={content[name]}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={name === 'months' ? months : ''}
          />
        ))}
      </div>
      <div role="status">{budget && <Outcome budget={budget} total={total?.value ?? null} />}</div>
    </form>
  );
}

function Outcome({ budget, total }: { budget: StudentBudget; total: number | null }) {
  const outcome = budgetOutcome(budget, total);
  if (!outcome) return null;
  const { need, missing, missing_monthly, percentage } = outcome;
  const euros = (amount: number) => formatAmount(Math.abs(amount), 'EUR');
  if (total === null || missing === null) {
    return (
      <p className={styles.outcome}>
        {content.need} <strong>{euros(need)}</strong>. {content.unknown}
      </p>
    );
  }
  return (
    <p className={styles.outcome}>
      {content.need} <strong>{euros(need)}</strong>, {content.grant.toLowerCase()}{' '}
      <strong>{euros(total)}</strong>.{' '}
      {missing > 0 ? content.share(formatPercentage(percentage ?? 0)) : content.whole}{' '}
      {missing !== 0 && (missing > 0 ? content.missing : content.left)}{' '}
      {missing !== 0 && (
        <>
          <strong>{euros(missing)}</strong>, {content.perMonth(euros(missing_monthly ?? 0))}.
        </>
      )}
    </p>
  );
}

function budgetIn(form: HTMLFormElement, months: number): StudentBudget {
  const filled = new FormData(form);
  const amount = (name: keyof StudentBudget) => {
    const typed = filled.get(name);
    return typeof typed === 'string' ? amountTyped(typed) : 0;
  };
  return {
    months: Math.min(MOST_MONTHS, amount('months') || months),
    tuition: amount('tuition'),
    housing: amount('housing'),
    living: amount('living'),
    travel: amount('travel'),
  };
}
