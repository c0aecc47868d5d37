import { useEffect, useState } from 'react';
import { isMotionReduced } from '../../shared/ui/is-motion-reduced';
import styles from './Celebration.module.css';

const LASTS_MS = 3_000;
const PIECES = Array.from({ length: 28 }, (_, index) => index);

/** Three seconds of falling cloth; none for who wants no motion. */
export function Celebration() {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    if (isMotionReduced()) return;
    setIsOn(true);
    const timer = setTimeout(() => setIsOn(false), LASTS_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isOn) return null;
  return (
    <div className={styles.celebration} aria-hidden="true" data-celebration="">
      {PIECES.map((piece) => (
        <i key={piece} />
      ))}
    </div>
  );
}
