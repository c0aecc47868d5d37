import { Check } from 'lucide-react';
import { STEPS, type Step } from './physical-donation-fields';
import { physicalDonationFormContent as content } from './physical-donation-form.content';
import styles from './PhysicalDonationStepper.module.css';

interface PhysicalDonationStepperProps {
  /** Null without a script: the steps are then places on one long page. */
  step: Step | null;
  isDone: (step: Step) => boolean;
  mayOpen: (step: Step) => boolean;
  onOpen: (step: Step) => void;
}

export function PhysicalDonationStepper({ step, isDone, mayOpen, onOpen }: PhysicalDonationStepperProps) {
  return (
    <nav className={styles.stepper} aria-label={content.stepper}>
      <ol>
        {STEPS.map((one) => (
          <li key={one} data-done={isDone(one) || undefined}>
            {step === null ? (
              <a href={`#${placeOf(one)}`}>
                <Mark step={one} />
              </a>
            ) : (
              <button
                type="button"
                aria-current={one === step ? 'step' : undefined}
                disabled={!mayOpen(one)}
                onClick={() => onOpen(one)}
              >
                <Mark step={one} isDone={isDone(one)} />
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Mark({ step, isDone = false }: { step: Step; isDone?: boolean }) {
  return (
    <>
      <span className={styles.number} aria-hidden="true">
        {isDone ? <Check size={20} strokeWidth={3} /> : step}
      </span>
      <span className={styles.name}>
        <span className={styles.spoken}>{`${step}. `}</span>
        {content.steps[step]}
        {isDone && <span className={styles.spoken}>{`, ${content.done}`}</span>}
      </span>
    </>
  );
}

/** Where a step stands on the page. */
export function placeOf(step: Step): string {
  return `etape-${step}`;
}
