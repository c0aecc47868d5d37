import { lazy, Suspense, useEffect, useState } from 'react';
import { savedProfileText } from '../shared/eligibility/saved-profile-text';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { detailContent } from './scholarship-detail.content';
import styles from './ScholarshipDetail.module.css';

const Verdict = lazy(async () => ({
  default: (await import('./ScholarshipDetailVerdict')).ScholarshipDetailVerdict,
}));

/** Leads to the question; to one who has answered it before on this device, says what holds for this scholarship. */
export function ScholarshipDetailEligibility({ id }: { id: number }) {
  const [kept, setKept] = useState('');
  useEffect(() => setKept(savedProfileText()), []);
  const profile = Object.fromEntries(new URLSearchParams(kept));
  return (
    <div className={styles.verdict}>
      <LinkButton to={paths.eligibility({ bourse: String(id), ...profile })}>
        {detailContent.eligible}
      </LinkButton>
      {kept && (
        <Suspense fallback={null}>
          <Verdict id={id} />
        </Suspense>
      )}
    </div>
  );
}
