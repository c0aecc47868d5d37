import { useId, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes } from 'react';
import styles from './Field.module.css';

interface FieldText {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
}

export function TextField({
  label,
  help,
  error,
  ...input
}: FieldText & InputHTMLAttributes<HTMLInputElement>) {
  const field = useField({ help, error });
  return (
    <FieldFrame {...field} label={label} help={help} error={error}>
      <input type="text" {...input} {...field.control} className={styles.input} />
    </FieldFrame>
  );
}

export interface Choice {
  value: string;
  label: string;
}

type SelectProps = FieldText & SelectHTMLAttributes<HTMLSelectElement> & { choices: readonly Choice[] };

export function Select({ label, help, error, choices, ...select }: SelectProps) {
  const field = useField({ help, error });
  return (
    <FieldFrame {...field} label={label} help={help} error={error}>
      <select {...select} {...field.control} className={`${styles.input} ${styles.select}`}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export function Checkbox({ label, ...input }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...input} />
      {label}
    </label>
  );
}

function useField({ help, error }: Pick<FieldText, 'help' | 'error'>) {
  const id = useId();
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    control: { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined },
  };
}

function FieldFrame({ id, label, help, error, children }: FieldText & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <span aria-hidden="true">▲</span>
          {error}
        </p>
      )}
    </div>
  );
}
