import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
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
  const field = useField({ id: input.id, help, error });
  return (
    <FieldFrame {...field} label={label} help={help} error={error}>
      <input type="text" {...input} {...field.control} className={styles.input} />
    </FieldFrame>
  );
}

/** A number that the wheel does not change: it scrolls the page, which only takes the focus off. */
export function NumberField(field: FieldText & InputHTMLAttributes<HTMLInputElement>) {
  return <TextField {...field} type="number" onWheel={({ currentTarget }) => currentTarget.blur()} />;
}

export function TextArea({
  label,
  help,
  error,
  ...area
}: FieldText & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const field = useField({ id: area.id, help, error });
  return (
    <FieldFrame {...field} label={label} help={help} error={error}>
      <textarea {...area} {...field.control} className={`${styles.input} ${styles.area}`} />
    </FieldFrame>
  );
}

export interface Choice {
  value: string;
  label: string;
}

interface ChoiceGroup {
  label: string;
  choices: readonly Choice[];
}

type SelectProps = FieldText &
  SelectHTMLAttributes<HTMLSelectElement> & {
    choices: readonly Choice[];
    /** More choices, under a word each. */
    groups?: readonly ChoiceGroup[];
  };

export function Select({ label, help, error, choices, groups = [], ...select }: SelectProps) {
  const field = useField({ id: select.id, help, error });
  return (
    <FieldFrame {...field} label={label} help={help} error={error}>
      <select {...select} {...field.control} className={`${styles.input} ${styles.select}`}>
        <Options choices={choices} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options choices={group.choices} />
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  );
}

function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map((choice) => (
    <option key={choice.value} value={choice.value}>
      {choice.label}
    </option>
  ));
}

export function Checkbox({
  label,
  error,
  ...input
}: { label: string; error?: string | undefined } & InputHTMLAttributes<HTMLInputElement>) {
  const { id, control } = useField({ id: input.id, error });
  const box = (
    <label className={styles.check}>
      <input type="checkbox" {...input} {...control} />
      {label}
    </label>
  );
  if (!error) return box;
  return (
    <div className={styles.field}>
      {box}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function Radio({ label, ...input }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={styles.check}>
      <input type="radio" {...input} />
      {label}
    </label>
  );
}

/** `id`: where something leads to the field. */
function useField({
  id: given,
  help,
  error,
}: Partial<Pick<FieldText, 'help' | 'error'>> & { id?: string | undefined }) {
  const own = useId();
  const id = given ?? own;
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
      {error && <FieldError id={id} error={error} />}
    </div>
  );
}

function FieldError({ id, error }: { id: string; error: string }) {
  return (
    <p id={`${id}-error`} className={styles.error}>
      <span aria-hidden="true">▲</span>
      {error}
    </p>
  );
}

/** What a form's choice fields offer: each value under its label, in the order of the labels. */
export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The same for a list of values with their labels, after the choice of none. */
export const choicesWithNone = <T extends string>(
  values: readonly T[],
  labels: Readonly<Record<T, string>>,
  none: string,
): readonly Choice[] => [
  { value: '', label: none },
  ...values.map((value) => ({ value, label: labels[value] })),
];
