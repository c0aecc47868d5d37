import { useId } from 'react';
import styles from './ChoiceGroup.module.css';

export interface GroupChoice {
  value: string;
  label: string;
  help?: string;
  /** For a form's own rules of what shows when. */
  mark?: string;
}

interface ChoiceGroupProps {
  kind: 'checkbox' | 'radio';
  name: string;
  legend: string;
  choices: readonly GroupChoice[];
  chosen: readonly string[];
  help?: string | undefined;
  error?: string | undefined;
  /** Side by side and of one height, for few choices with a word of help each. */
  wide?: boolean;
  required?: boolean;
  /** Of its first choice, where something leads to the group. */
  firstId?: string;
}

/** One or several of a short list, as big as a thumb; the sentence of the group is read with its first choice. */
export function ChoiceGroup({
  kind,
  name,
  legend,
  choices,
  chosen,
  help,
  error,
  wide,
  required,
  firstId,
}: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {help && <p className={styles.help}>{help}</p>}
      <div className={wide ? styles.wide : styles.choices}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.choice} data-mark={choice.mark}>
            <input
              id={index === 0 ? firstId : undefined}
              type={kind}
              name={name}
              value={choice.value}
              required={required && kind === 'radio'}
              defaultChecked={chosen.includes(choice.value)}
              aria-invalid={error && index === 0 ? true : undefined}
              aria-labelledby={`${id}-${index}`}
              aria-describedby={describedBy(id, index, choice, error)}
            />
            <span>
              <span id={`${id}-${index}`}>{choice.label}</span>
              {choice.help && <small id={`${id}-${index}-help`}>{choice.help}</small>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <span aria-hidden="true">▲</span>
          {error}
        </p>
      )}
    </fieldset>
  );
}

function describedBy(id: string, index: number, { help }: GroupChoice, error?: string): string | undefined {
  const parts = [help && `${id}-${index}-help`, error && index === 0 && `${id}-error`];
  return parts.filter(Boolean).join(' ') || undefined;
}

/** A list whose words are their own labels. */
export function asLabels(words: readonly string[]): GroupChoice[] {
  return words.map((word) => ({ value: word, label: word }));
}

/** A list with a label for each value. */
export function labelled<Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
  helps?: Record<Value, string>,
): GroupChoice[] {
  return values.map((value) => ({ value, label: labels[value], ...(helps && { help: helps[value] }) }));
}
