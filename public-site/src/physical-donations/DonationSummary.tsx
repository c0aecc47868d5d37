import type { CampaignForThings } from '../shared/api/campaigns-for-things';
import type { FormValues, Step } from './donation-fields';
import { donationFormContent as content } from './donation-form.content';
import { summaryOf } from './donation-summary';
import styles from './DonationSummary.module.css';

interface DonationSummaryProps {
  values: FormValues;
  campaigns: readonly CampaignForThings[];
  onChange: (step: Step) => void;
}

/** Everything once more before it leaves. */
export function DonationSummary({ values, campaigns, onChange }: DonationSummaryProps) {
  return (
    <section className={styles.summary} aria-label={content.summary}>
      <h3>{content.summary}</h3>
      {summaryOf(values, campaigns).map(({ step, title, rows }) => (
        <div key={step} className={styles.part}>
          <div className={styles.head}>
            <h4>{title}</h4>
            {step !== 4 && (
              <button
                type="button"
                aria-label={`${content.change} ${content.changeStep(step)}, ${title}`}
                onClick={() => onChange(step)}
              >
                {content.change}
              </button>
            )}
          </div>
          <dl>
            {rows.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
