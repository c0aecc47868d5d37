import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useState } from 'react';
import { TextAlternative } from '../../shared/ui/TextAlternative';
import { Button } from '../../shared/ui/Button';
import { alternatives } from '../../shared/content/alternatives.content';
import { accessibilityContent, colorBlindLabels, fontSizeLabels } from './accessibility.content';
import styles from './AccessibilityPanel.module.css';
import { ChoiceSwitch } from './ChoiceSwitch';
import { COLOR_BLIND_MODES, FONT_SIZES } from './choices';
import { EconomyForm } from './EconomyForm';
import { choose, resetChoices, useChoices } from './saved-choices';
import { OneChoice } from './OneChoice';

interface AccessibilityPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export default function AccessibilityPanel({ isOpen, onOpenChange }: AccessibilityPanelProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.panel}>
          <div className={styles.top}>
            <Dialog.Title className={styles.title}>{accessibilityContent.title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={accessibilityContent.close}>
              <X aria-hidden="true" size={26} />
              <TextAlternative>{alternatives.close}</TextAlternative>
            </Dialog.Close>
          </div>
          <Dialog.Description className={styles.lead}>{accessibilityContent.lead}</Dialog.Description>
          <Settings />
          <section className={styles.economy} aria-labelledby="mode-economie">
            <h3 id="mode-economie">{accessibilityContent.economyTitle}</h3>
            <p>{accessibilityContent.economyHelp}</p>
            <EconomyForm>
              {(text) => (
                <Button type="submit" className={styles.wide}>
                  {text}
                </Button>
              )}
            </EconomyForm>
          </section>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Settings() {
  const choices = useChoices();
  const [wasReset, setReset] = useState(false);
  const reset = () => {
    resetChoices();
    setReset(true);
  };
  return (
    <div onChange={() => setReset(false)}>
      <OneChoice
        legend={accessibilityContent.fontSize}
        name="fontSize"
        options={FONT_SIZES.map((value) => ({ value, label: fontSizeLabels[value] }))}
        chosen={choices.fontSize}
        onChoose={(fontSize) => choose({ fontSize })}
      />
      <ChoiceSwitch name="highContrast" isOn={choices.highContrast} />
      <ChoiceSwitch name="reducedMotion" isOn={choices.reducedMotion} />
      <ChoiceSwitch name="screenReader" isOn={choices.screenReader} />
      <OneChoice
        legend={accessibilityContent.colors}
        name="colorBlindMode"
        options={COLOR_BLIND_MODES.map((value) => ({ value, ...colorBlindLabels[value] }))}
        chosen={choices.colorBlindMode}
        onChoose={(colorBlindMode) => choose({ colorBlindMode })}
      />
      <Button className={styles.wide} onClick={reset}>
        {accessibilityContent.reset}
      </Button>
      <p className={styles.said} role="status">
        {wasReset ? accessibilityContent.wasReset : ''}
      </p>
    </div>
  );
}
