import styles from './HiddenField.module.css';

/** A field that people neither see nor reach: what fills it in is a program. */
export function HiddenField() {
  return (
    <div className={styles.away} aria-hidden="true">
      <label>
        Ne remplissez pas ce champ
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
