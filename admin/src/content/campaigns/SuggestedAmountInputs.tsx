import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { CAMPAIGN_MESSAGES as MESSAGES, SUGGESTED_AMOUNT_LIMITS as LIMITS } from '@livres/api/contract';
import { maxLength, maxValue, minLength, minValue, NumberInput, required, TextInput } from 'react-admin';
import { useFieldArray, useFormState } from 'react-hook-form';
import { Panel } from '../../shared/layout/Panel';
import { campaign as texts } from './campaign.fr';

const SOURCE = 'suggested_amounts';
const { suggested } = texts.sections;

const amountRules = [
  required(MESSAGES.suggested_amount),
  minValue(LIMITS.least, MESSAGES.suggested_amount),
  maxValue(LIMITS.most, MESSAGES.suggested_amount),
];
const effectRules = [
  required(MESSAGES.suggested_effect),
  minLength(LIMITS.effect_least, MESSAGES.suggested_effect),
  maxLength(LIMITS.effect_most, MESSAGES.suggested_effect),
];

/** The amounts that the money form offers for this campaign, each with what it does. */
export function SuggestedAmountInputs() {
  const { fields, append, remove } = useFieldArray({ name: SOURCE });
  const { errors } = useFormState({ name: SOURCE });
  const refused = errors[SOURCE]?.message;
  return (
    <Panel title={suggested.title} help={suggested.help}>
      {typeof refused === 'string' && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {refused}
        </Alert>
      )}
      {fields.map(({ id }, index) => (
        <AmountLine key={id} index={index} onRemove={() => remove(index)} />
      ))}
      {fields.length < LIMITS.count && (
        <Button startIcon={<AddIcon />} onClick={() => append({ amount: null, effect: '' })}>
          {suggested.add}
        </Button>
      )}
    </Panel>
  );
}

function AmountLine({ index, onRemove }: { index: number; onRemove: () => void }) {
  const removeLabel = suggested.remove(index + 1);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '150px 1fr auto' },
        columnGap: 1.5,
        alignItems: 'start',
      }}
    >
      <NumberInput
        source={`${SOURCE}.${index}.amount`}
        label={suggested.amount}
        min={LIMITS.least}
        validate={amountRules}
        helperText={false}
      />
      <Box sx={{ gridRow: { xs: 2, sm: 'auto' }, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <TextInput
          source={`${SOURCE}.${index}.effect`}
          label={suggested.effect}
          slotProps={{ htmlInput: { maxLength: LIMITS.effect_most } }}
          validate={effectRules}
          helperText={index === 0 && suggested.effect_help}
        />
      </Box>
      <IconButton aria-label={removeLabel} title={removeLabel} onClick={onRemove} sx={{ mt: 1 }}>
        <RemoveIcon />
      </IconButton>
    </Box>
  );
}
