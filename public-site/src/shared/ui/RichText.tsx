import styles from './RichText.module.css';

/** HTML that the api has sanitised, when it was written and when it was read. */
export function RichText({ html }: { html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
