import styles from './OneChoice.module.css';

interface OneChoiceProps<T extends string> {
  legend: string;
  name: string;
  options: readonly { value: T; label: string; help?: string }[];
  chosen: T;
  onChoose: (value: T) => void;
}

export function OneChoice<T extends string>({ legend, name, options, chosen, onChoose }: OneChoiceProps<T>) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, label, help }) => (
          <label key={value} className={styles.option} data-value={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>
              {label}
              {help && <small>{help}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
