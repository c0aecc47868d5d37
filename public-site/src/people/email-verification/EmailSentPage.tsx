import type { ReactNode } from 'react';
import { formatDay } from '../../shared/format/dates';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { GiveList, GiveSteps } from '../../shared/ui/GivePage';
import { PageHead } from '../../shared/ui/PageHead';
import styles from './EmailVerification.module.css';
import { emailSentContent as content } from './email-verification.content';

interface EmailSentPageProps {
  /** email, context, name, source, type, date, as the page before passed them. */
  told: Record<string, string>;
  /** Where one proves the address with a code. */
  validate: string | null;
  /** Sends the email again, where it can be. */
  resend: ReactNode;
}

export function EmailSentPage({ told, validate, resend }: EmailSentPageProps) {
  const { email = '', name = '', source = '', context = 'other', date = '' } = told;
  const steps = content.steps[kindOf(told)];
  return (
    <Container narrow>
      <PageHead title={content.title} lead={content.lead(email)}>
        {name && <p>{content.about(withFrenchSpaces(name))}</p>}
        {Number.isFinite(Date.parse(date)) && <p className={styles.soft}>{content.on(formatDay(date))}</p>}
      </PageHead>
      <div className={styles.page} data-giving="">
        <GiveSteps title={steps.title} steps={steps.entries} />
        {validate && (
          <LinkButton look="main" large to={validate}>
            {content.validate}
          </LinkButton>
        )}
        <GiveList title={content.nothing.title} entries={content.nothing.entries} />
        {resend}
        <nav className={styles.links} aria-label={content.title}>
          {context === 'event' && source && (
            <LinkButton to={paths.event(source)}>{content.toEvent}</LinkButton>
          )}
          {['donation', 'campaign'].includes(context) && source && (
            <LinkButton to={paths.campaign(source)}>{content.toCampaign}</LinkButton>
          )}
          <LinkButton look="quiet" to={pathTo('/')}>
            {content.home}
          </LinkButton>
        </nav>
      </div>
    </Container>
  );
}

function kindOf({ context = '', type }: Record<string, string>): keyof typeof content.steps {
  if (context === 'donation') return type === 'financial' ? 'donation' : 'physical';
  return context === 'event' || context === 'campaign' ? context : 'other';
}
