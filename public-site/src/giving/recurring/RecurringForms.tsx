import { RECURRING_FREQUENCIES, RECURRING_LIMITS as LIMITS } from '@livres/api/contract';
import type { ReactNode } from 'react';
import type { ButtonLook } from '../../shared/ui/Button';
import { ChoiceGroup } from '../../shared/ui/ChoiceGroup';
import { Day } from '../../shared/ui/DetailList';
import { Select, TextArea, TextField } from '../../shared/ui/Field';
import { SendButton } from '../../shared/ui/SendButton';
import type { RecurringFormAction } from './change-recurring-gift';
import { PaymentMethodForm } from './PaymentMethodForm';
import type { RecurringForm } from './recurring-form';
import { recurringContent as content } from './recurring-gift.content';
import styles from './RecurringGift.module.css';

/** All that a donor may do with a recurring gift; what takes a choice is folded until it is asked for. */
export function RecurringForms(form: RecurringForm) {
  const { may, id, status } = form.gift;
  const Heading = form.heading;
  if (may.length === 0) return null;
  return (
    <section className={styles.acts} aria-labelledby={`actes-${id}`}>
      <Heading id={`actes-${id}`}>{content.acts}</Heading>
      {may.includes('resume') && <ActionForm {...form} act="resume" look="main" texts={content.resume} />}
      {status !== 'past_due' && <PaymentMethodForm {...form} />}
      {may.includes('amount') && <AmountForm {...form} />}
      {may.includes('frequency') && <FrequencyForm {...form} />}
      {may.includes('skip') && <SkipForm {...form} />}
      {may.includes('pause') && <PauseForm {...form} />}
      {status !== 'pending' && <ReceiptsForm {...form} />}
      <CancelForm {...form} />
    </section>
  );
}

function AmountForm(form: RecurringForm) {
  const { amount, frequency } = form.gift;
  const { errors, values } = ofAction(form, 'amount');
  return (
    <Folded form={form} act="amount" open={content.amount.open}>
      <ActionForm {...form} act="amount" texts={content.amount} look="main">
        <p>{content.amount.lead}</p>
        <TextField
          name="amount"
          label={content.amount.label(frequency)}
          inputMode="decimal"
          autoComplete="off"
          required
          defaultValue={values['amount'] ?? String(amount).replace('.', ',')}
          error={errors['amount']}
        />
      </ActionForm>
    </Folded>
  );
}

function FrequencyForm(form: RecurringForm) {
  const { frequency } = form.gift;
  const { errors } = ofAction(form, 'frequency');
  const { lead, label, choice } = content.frequency;
  return (
    <Folded form={form} act="frequency" open={content.frequency.open}>
      <ActionForm {...form} act="frequency" texts={content.frequency} look="main">
        <p>{lead}</p>
        <Select
          name="frequency"
          label={label}
          choices={RECURRING_FREQUENCIES.map((value) => ({ value, label: choice(value) }))}
          defaultValue={frequency}
          error={errors['frequency']}
        />
      </ActionForm>
    </Folded>
  );
}

/** The date that is skipped travels with the form: sent twice, it skips that one only. */
function SkipForm(form: RecurringForm) {
  const { next_payment_at } = form.gift;
  if (!next_payment_at) return null;
  const { before, after } = content.skip;
  return (
    <Folded form={form} act="skip" open={content.skip.open}>
      <ActionForm {...form} act="skip" texts={content.skip} look="main">
        <input type="hidden" name="payment_at" value={next_payment_at} />
        <p>
          {before} <Day iso={next_payment_at} />
          {after}
        </p>
      </ActionForm>
    </Folded>
  );
}

function PauseForm(form: RecurringForm) {
  const { errors, values } = ofAction(form, 'pause');
  const { lead, months, choices } = content.pause;
  return (
    <Folded form={form} act="pause" open={content.pause.open}>
      <ActionForm {...form} act="pause" texts={content.pause} look="main">
        <p>{lead}</p>
        <Select
          name="months"
          label={months}
          choices={choices}
          defaultValue={values['months']}
          error={errors['months']}
        />
      </ActionForm>
    </Folded>
  );
}

function ReceiptsForm(form: RecurringForm) {
  const { legend, yearly, yearlyHelp, each, eachHelp, open } = content.receipts;
  return (
    <Folded form={form} act="preferences" open={open}>
      <ActionForm {...form} act="preferences" texts={content.receipts} look="main">
        <ChoiceGroup
          kind="radio"
          name="receipts"
          legend={legend}
          wide
          choices={[
            { value: 'yearly', label: yearly, help: yearlyHelp },
            { value: 'each', label: each, help: eachHelp },
          ]}
          chosen={[form.gift.yearly_receipt ? 'yearly' : 'each']}
        />
      </ActionForm>
    </Folded>
  );
}

function CancelForm(form: RecurringForm) {
  const { lead, leadWithoutPause, reason, open } = content.cancel;
  const { errors, values } = ofAction(form, 'cancel');
  return (
    <Folded form={form} act="cancel" open={open}>
      <ActionForm {...form} act="cancel" texts={content.cancel}>
        <p>{form.gift.may.includes('pause') ? lead : leadWithoutPause}</p>
        <TextArea
          name="reason"
          label={reason}
          rows={2}
          maxLength={LIMITS.reason}
          defaultValue={values['reason']}
          error={errors['reason']}
        />
      </ActionForm>
    </Folded>
  );
}

interface FoldedProps {
  form: RecurringForm;
  act: RecurringFormAction;
  open: string;
  children: ReactNode;
}

/** Open again where what was sent is to be corrected. */
function Folded({ form, act, open, children }: FoldedProps) {
  const isRefused = form.answer?.act === act && !form.answer.done;
  return (
    <details className={styles.folded} open={isRefused ? true : undefined}>
      <summary>{open}</summary>
      {children}
    </details>
  );
}

interface ActionFormProps extends RecurringForm {
  act: RecurringFormAction;
  texts: { submit: string; sending: string; form?: string };
  look?: ButtonLook;
  children?: ReactNode;
}

function ActionForm({ Form, gift, action, isSending, form, act, texts, look, children }: ActionFormProps) {
  return (
    <Form {...form} action={action} className={styles.form} aria-label={texts.form ?? texts.submit}>
      <input type="hidden" name="gift_id" value={gift.id} />
      <input type="hidden" name="act" value={act} />
      {children}
      <div>
        <SendButton {...(look && { look })} isSending={isSending} texts={texts} />
      </div>
    </Form>
  );
}

/** What was typed in the form of this act, and what to correct. */
function ofAction(
  { answer }: RecurringForm,
  act: RecurringFormAction,
): { errors: Record<string, string>; values: Record<string, string> } {
  return answer?.act === act && !answer.done ? answer : { errors: {}, values: {} };
}
