import styles from './Address.module.css';

/** An e-mail address that is cut before its @ where it must be, and never at a hyphen. */
export function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      <span className={styles.whole}>{email.slice(0, at)}</span>
      <wbr />
      <span className={styles.whole}>{email.slice(at)}</span>
    </>
  );
}
