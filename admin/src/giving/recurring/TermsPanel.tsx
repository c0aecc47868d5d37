import Link from '@mui/material/Link';
import {
  PAYMENT_METHOD_LABELS,
  PAYMENT_PROVIDER_LABELS,
  type RecurringGiftRecord,
} from '@livres/api/contract';
import { Link as RouterLink } from 'react-router-dom';
import { frenchMoney } from '../../shared/format/french-number';
import { DetailList } from '../../shared/layout/DetailList';
import { Panel } from '../../shared/layout/Panel';
import { fields, texts } from './recurring-gift.fr';
import { dayOrNothing } from './recurring-labels';

const { show } = texts;

/** What was agreed on, and what came of it. */
export function TermsPanel({ gift }: { gift: RecurringGiftRecord }) {
  const { given, payments, currency, provider, payment_method } = gift;
  return (
    <Panel title={show.terms}>
      <DetailList
        facts={[
          [fields.given, show.gave(frenchMoney(given, currency), payments)],
          [fields.next_payment_at, dayOrNothing(gift.next_payment_at)],
          [fields.paused_until, dayOrNothing(gift.paused_until)],
          [fields.campaign_name, <Campaign key="campaign" gift={gift} />],
          [fields.payment_method, PAYMENT_METHOD_LABELS[payment_method]],
          [fields.payment_label, gift.payment_label],
          [fields.provider, PAYMENT_PROVIDER_LABELS[provider]],
          [fields.provider_subscription_id, gift.provider_subscription_id],
          [fields.yearly_receipt, gift.yearly_receipt ? show.yes : show.no],
          [fields.started_at, dayOrNothing(gift.started_at)],
          [fields.cancelled_at, dayOrNothing(gift.cancelled_at)],
          [fields.cancel_reason, gift.cancel_reason],
        ]}
      />
    </Panel>
  );
}

function Campaign({ gift: { campaign_id, campaign_name } }: { gift: RecurringGiftRecord }) {
  if (campaign_id === null) return show.campaign_none;
  return (
    <Link component={RouterLink} to={`/campaigns/${campaign_id}/show`}>
      {campaign_name}
    </Link>
  );
}
