import { ALERT_FREQUENCIES, ALERT_FREQUENCY_LABELS, type AlertFrequency } from '@livres/api/contract';
import { ChoiceGroup, labelled } from '../../shared/ui/ChoiceGroup';
import { newAlertContent as content } from './scholarship-alerts.content';

const CHOICES = labelled(ALERT_FREQUENCIES, ALERT_FREQUENCY_LABELS, content.helps);

interface FrequencyFieldProps {
  legend: string;
  chosen: AlertFrequency | (string & {});
  error?: string | undefined;
}

export function FrequencyField({ legend, chosen, error }: FrequencyFieldProps) {
  return (
    <ChoiceGroup
      kind="radio"
      name="frequency"
      legend={legend}
      choices={CHOICES}
      chosen={[chosen]}
      error={error}
      wide
      required
    />
  );
}
