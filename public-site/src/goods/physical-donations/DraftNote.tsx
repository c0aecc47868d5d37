import { useState } from 'react';
import { formatDay } from '../../shared/format/dates';
import { physicalDonationFormContent as content } from './physical-donation-form.content';
import styles from './PhysicalDonationForm.module.css';

interface DraftNoteProps {
  /** When what was found again had been typed. */
  foundOn: string | null;
  onErase: () => void;
}

/** Says that what is typed stays on this device, and lets it be erased: by two taps, so that none does it by mistake. */
export function DraftNote({ foundOn, onErase }: DraftNoteProps) {
  const [isAsking, setIsAsking] = useState(false);
  const erase = () => {
    setIsAsking(false);
    onErase();
  };
  return (
    <p className={styles.draft} role="status">
      {foundOn ? content.found(formatDay(foundOn)) : content.kept}{' '}
      {isAsking ? (
        <>
          <button type="button" onClick={erase}>
            {content.eraseSure}
          </button>{' '}
          <button type="button" onClick={() => setIsAsking(false)}>
            {content.eraseNot}
          </button>
        </>
      ) : (
        <button type="button" onClick={() => setIsAsking(true)}>
          {content.erase}
        </button>
      )}
    </p>
  );
}
