import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { alternatives } from '../content/alternatives.content';
import styles from './BackToTop.module.css';
import { isMotionReduced } from './is-motion-reduced';
import { TextAlternative } from './TextAlternative';

const SHOWN_AFTER_PX = 300;

export function BackToTop() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > SHOWN_AFTER_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isShown) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Revenir en haut de la page"
      onClick={backToTop}
    >
      <ArrowUp aria-hidden="true" size={24} />
      <TextAlternative>{alternatives.backToTop}</TextAlternative>
    </button>
  );
}

function backToTop(): void {
  window.scrollTo({ top: 0, behavior: isMotionReduced() ? 'auto' : 'smooth' });
  document.getElementById('contenu')?.focus({ preventScroll: true });
}
