import { Copy } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '../../shared/ui/Button';
import { copyText } from '../../shared/ui/copy-text';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { embedsContent as content } from './embeds.content';
import styles from './EmbedsPage.module.css';

interface EmbedCodeProps {
  title: string;
  text: string;
  code: string;
  /** As it will look. */
  children: ReactNode;
}

export function EmbedCode({ title, text, code, children }: EmbedCodeProps) {
  const id = useId();
  const isHydrated = useHydrated();
  return (
    <section className={styles.embed} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{text}</p>
      <figure className={styles.preview}>
        <figcaption>{content.preview}</figcaption>
        {children}
      </figure>
      <label htmlFor={`${id}-code`}>{content.code}</label>
      <textarea id={`${id}-code`} className={styles.code} readOnly rows={4} value={code} spellCheck={false} />
      {isHydrated && (
        <Button className={styles.copy} onClick={() => void copyText(code, content.copied)}>
          <Copy aria-hidden="true" size={18} />
          {content.copy}
        </Button>
      )}
    </section>
  );
}
