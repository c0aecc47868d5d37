import {
  PAYMENT_PROVIDER_LABELS,
  PAYOUT_PROVIDERS,
  type BankLine,
  type PayoutProvider,
} from '@livres/api/contract';
import { RadioButtonGroupInput, required } from 'react-admin';
import { ActionDialog } from '../../shared/actions/ActionDialog';
import { payoutTexts as labels, texts } from './reconciliation.fr';
import { runAction, useLineActions } from './use-line-actions';

const CHOICES = PAYOUT_PROVIDERS.map((id) => ({ id, name: PAYMENT_PROVIDER_LABELS[id] }));

/** What a provider sent to the bank, of the gifts that it took. */
export function PayoutDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const { refresh } = useLineActions();
  return (
    <ActionDialog
      name={`bank-line-payout-${line.id}`}
      title={labels.title}
      help={labels.help}
      action={labels.action}
      done={texts.done_line}
      blank={{ provider: guessed(line) }}
      onSend={(values, version = line.version) => runAction({ ...line, version }, 'payout', values)}
      onDone={() => {
        void refresh();
        onClose();
      }}
      onClose={onClose}
    >
      <RadioButtonGroupInput
        source="provider"
        label={labels.provider}
        choices={CHOICES}
        validate={required(labels.provider_missing)}
        row={false}
        helperText={false}
      />
    </ActionDialog>
  );
}

function guessed({ wording, counterparty }: BankLine): PayoutProvider {
  const words = `${wording} ${counterparty}`.toLowerCase();
  if (words.includes('paypal')) return 'paypal';
  return words.includes('mtn') ? 'mobile_money' : 'stripe';
}
