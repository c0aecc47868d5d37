import {
  PHYSICAL_DONATION_MESSAGES,
  PHYSICAL_DONATION_STATUS_LABELS,
  parisDay,
  type CodeVerified,
} from '@livres/api/contract';
import { useState, type FormEvent } from 'react';
import { paths } from '../../shared/paths';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import { useAnnouncement } from '../../shared/ui/announcements';
import { Button, LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { PageHead } from '../../shared/ui/PageHead';
import { EmptyState } from '../../shared/ui/StateMessage';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { useLeaveSoon } from '../../shared/ui/use-leave-soon';
import { useSentForm } from '../../shared/ui/use-sent-form';
import { useNavigationState } from '../../shared/ui/use-navigation-state';
import { CodeCountdown } from './CodeCountdown';
import { useCodeExpiry, useFirstCountdown } from './code-expiry';
import { CodeField } from './CodeField';
import { formattedCode, isWholeCode } from './code-format';
import { physicalDonationValidationContent as content } from './physical-donation-validation.content';
import styles from './PhysicalDonationValidation.module.css';
import { ResendCode } from './ResendCode';
import type { CodeAnswer } from './validate-physical-donation';

/** `posted` is what the page answered, where there is no script. */
export function PhysicalDonationValidationPage({ posted }: { posted: CodeAnswer | undefined }) {
  const told = useNavigationState();
  const verified = posted?.act === 'verify' ? posted : undefined;
  const resent = posted?.act === 'resend' ? posted : undefined;
  const donationId = told['donation_id'];
  const { Form, form, answer, isSending, place } = useSentForm<CodeVerified>(verified);
  if (!donationId) return <InvalidLink />;
  return (
    <Container narrow>
      <PageHead
        title={content.title}
        lead={content.lead(told['email'] ?? '')}
        trail={[{ label: content.crumb, to: paths.giveThings() }]}
      />
      <div ref={place} className={styles.page} data-giving="">
        {answer?.done ? (
          <Validated donation={answer.done} />
        ) : (
          <>
            <CodeForm
              key={donationId}
              Form={Form}
              answer={answer}
              isSending={isSending}
              form={form}
              donationId={donationId}
              expires={resent?.done?.code_expires_at ?? told['expires']}
            />
            <ResendCode donationId={donationId} posted={resent} />
          </>
        )}
      </div>
    </Container>
  );
}

interface CodeFormProps extends Omit<ReturnType<typeof useSentForm<CodeVerified>>, 'place'> {
  donationId: string;
  expires: string | undefined;
}

function CodeForm({ Form, form, answer, isSending, donationId, expires }: CodeFormProps) {
  const isHydrated = useHydrated();
  const [code, setCode] = useState(formattedCode(answer?.values['code'] ?? ''));
  const [fault, setFault] = useState<string | null>(null);
  const [isEdited, setIsEdited] = useState(false);
  const end = useCodeExpiry(donationId, expires);
  useFirstCountdown(donationId, end);
  const [countedTo, setCountedTo] = useState(end);
  if (end !== countedTo) {
    setCountedTo(end);
    // The code before a new one is good for nothing any more.
    if (countedTo !== null) {
      setCode('');
      setIsEdited(true);
    }
  }
  const isWhole = isWholeCode(code);
  const send = (event: FormEvent) => {
    form.onSubmit(event);
    setIsEdited(false);
    if (isWhole || !isHydrated) return;
    event.preventDefault();
    setFault(PHYSICAL_DONATION_MESSAGES.code_form);
  };
  const error = fault ?? (isEdited ? undefined : answer?.errors['code']);
  return (
    <Form {...form} className={styles.form} aria-label={content.form} noValidate={isHydrated} onSubmit={send}>
      <input type="hidden" name="donation_id" value={donationId} />
      <div className={styles.code}>
        <CodeField
          code={code}
          error={error ?? undefined}
          onCode={(typed) => {
            setCode(typed);
            setFault(null);
            setIsEdited(true);
          }}
        />
      </div>
      <CodeCountdown expires={end} />
      {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
      <Button type="submit" look="main" large aria-disabled={isSending || (isHydrated && !isWhole)}>
        {isSending ? content.sending : content.submit}
      </Button>
      <p className={styles.promise}>{content.promise}</p>
    </Form>
  );
}

function Validated({ donation }: { donation: CodeVerified }) {
  const { donation_id, reference, status, campaign_id, campaign_slug, campaign_name, message } = donation;
  const { now } = usePageContext();
  const about = {
    donation_id,
    reference,
    status,
    campaign_name,
    campaign_slug,
    campaign_id: String(campaign_id),
    context: 'physical',
    validated_on: parisDay(now),
  };
  useLeaveSoon(paths.donationSuccess(), about);
  useAnnouncement(content.soon);
  const isHydrated = useHydrated();
  return (
    <>
      <FormOutcome isDone>
        <strong>{message || content.done}</strong>
        {isHydrated && <p>{content.soon}</p>}
      </FormOutcome>
      <dl className={styles.facts}>
        <dt>{content.reference}</dt>
        <dd>{reference}</dd>
        <dt>{content.identifier}</dt>
        <dd>{donation_id}</dd>
        <dt>{content.status}</dt>
        <dd>{PHYSICAL_DONATION_STATUS_LABELS[status]}</dd>
      </dl>
      <LinkButton look="main" large to={paths.donationSuccess(about)}>
        {content.go}
      </LinkButton>
    </>
  );
}

function InvalidLink() {
  const { title, text, action } = content.invalidLink;
  return (
    <Container narrow>
      <EmptyState title={title} text={text} heading="h1">
        <LinkButton look="main" to={paths.giveThings()}>
          {action}
        </LinkButton>
      </EmptyState>
    </Container>
  );
}
