import type { CampaignForThings } from './campaigns-for-things';
import type { FormValues, Step } from './physical-donation-fields';
import { physicalDonationFormContent as content } from './physical-donation-form.content';
import { summaryOf } from './physical-donation-summary';
import styles from './PhysicalDonationSummary.module.css';

interface PhysicalDonationSummaryProps {
  values: FormValues;
  campaigns: readonly CampaignForThings[];
  onChange: (step: Step) => void;
}

/** Everything once more before it leaves. */
export function PhysicalDonationSummary({ values, campaigns, onChange }: PhysicalDonationSummaryProps) {
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
