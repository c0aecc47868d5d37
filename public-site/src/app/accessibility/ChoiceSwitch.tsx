import { useId } from 'react';
import { switchTexts } from './accessibility.content';
import styles from './ChoiceSwitch.module.css';
import { choose } from './saved-choices';

interface ChoiceSwitchProps {
  name: keyof typeof switchTexts;
  isOn: boolean;
}

export function ChoiceSwitch({ name, isOn }: ChoiceSwitchProps) {
  const { label, help } = switchTexts[name];
  const helpId = useId();
  return (
    <div className={styles.choice}>
      <label className={styles.label}>
        {label}
        <input
          className={styles.switch}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={helpId}
          onChange={({ currentTarget }) => choose({ [name]: currentTarget.checked })}
        />
      </label>
      <p id={helpId} className={styles.help}>
        {help}
      </p>
    </div>
  );
}
