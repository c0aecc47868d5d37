import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './FormOutcome.module.css';

/** What became of a form, where it stood; it takes the focus, so that it is read. */
export function FormOutcome({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  const Icon = isDone ? CircleCheck : TriangleAlert;
  return (
    <div
      className={isDone ? styles.done : styles.failed}
      role={isDone ? 'status' : 'alert'}
      tabIndex={-1}
      data-outcome=""
    >
      <Icon aria-hidden="true" size={24} />
      <div>{children}</div>
    </div>
  );
}
