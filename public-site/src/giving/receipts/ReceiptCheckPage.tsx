import type { ReceiptCheck } from '@livres/api/contract';
import { BadgeCheck, Ban, CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths';
import { Button, LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { Day, Detail, DetailList } from '../../shared/ui/DetailList';
import { TextField } from '../../shared/ui/Field';
import { PageHead } from '../../shared/ui/PageHead';
import { receiptCheckContent as content } from './receipt-check.content';
import styles from './ReceiptCheckPage.module.css';

/** What came of a code; null before one is given. */
export type CheckOutcome = ReceiptCheck | 'specimen' | 'unknown' | 'away' | null;

/** Confirms a receipt to whoever has it in hand. */
export function ReceiptCheckPage({ code, outcome }: { code: string; outcome: CheckOutcome }) {
  return (
    <Container narrow>
      <PageHead title={content.title} lead={content.lead} />
      {outcome && <Outcome outcome={outcome} />}
      {/* A plain form of an address: it works before and without a script. */}
      <form method="get" action={paths.receiptCheck()} className={styles.form}>
        <TextField
          label={content.form.label}
          help={content.form.help}
          name="code"
          defaultValue={outcome === 'unknown' || outcome === 'away' ? code : ''}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          required
        />
        <Button type="submit" look={outcome ? 'quiet' : 'main'}>
          {outcome ? content.form.again : content.form.submit}
        </Button>
      </form>
    </Container>
  );
}

function Outcome({ outcome }: { outcome: NonNullable<CheckOutcome> }) {
  if (outcome === 'away')
    return <Verdict look="doubt" icon={<CircleHelp aria-hidden="true" size={36} />} {...content.away} />;
  if (outcome === 'specimen')
    return <Verdict look="bad" icon={<Ban aria-hidden="true" size={36} />} {...content.specimen} />;
  if (outcome === 'unknown')
    return (
      <Verdict look="doubt" icon={<CircleHelp aria-hidden="true" size={36} />} {...content.unknown}>
        <LinkButton to={paths.contact()}>{content.contact}</LinkButton>
      </Verdict>
    );
  if (outcome.status === 'voided') {
    const text = content.voided.text(outcome.replaced_by);
    return (
      <Verdict
        look="bad"
        icon={<Ban aria-hidden="true" size={36} />}
        title={content.voided.title}
        text={text}
      >
        <Said check={outcome} />
      </Verdict>
    );
  }
  return (
    <Verdict look="good" icon={<BadgeCheck aria-hidden="true" size={36} />} {...content.valid}>
      <Said check={outcome} />
    </Verdict>
  );
}

interface VerdictProps {
  look: 'good' | 'bad' | 'doubt';
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
}

function Verdict({ look, icon, title, text, children }: VerdictProps) {
  return (
    <section className={`${styles.verdict} ${styles[look]}`} aria-labelledby="verdict">
      <div className={styles.title}>
        {icon}
        <h2 id="verdict">{title}</h2>
      </div>
      <p>{text}</p>
      {children}
    </section>
  );
}

function Said({ check }: { check: ReceiptCheck }) {
  const { facts } = content;
  return (
    <DetailList>
      <Detail name={facts.number}>
        <strong>{check.number}</strong>
      </Detail>
      <Detail name={facts.issued}>
        <Day iso={check.issued_on} />
      </Detail>
      <Detail name={facts.amount}>
        <strong>{content.amount(check)}</strong>
      </Detail>
      <Detail name={facts.form}>{content.formName(check)}</Detail>
      <Detail name={facts.voided}>{check.voided_on && <Day iso={check.voided_on} />}</Detail>
      <Detail name={facts.replaced}>{check.replaced_by}</Detail>
    </DetailList>
  );
}
