import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { SendButton } from '../../shared/ui/SendButton';
import { Container } from '../../shared/ui/Container';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { PageHead } from '../../shared/ui/PageHead';
import { useSentForm } from '../../shared/ui/use-sent-form';
import { oldLinkContent as content } from './old-link.content';
import styles from './OldLink.module.css';
import type { RenewedLink } from './renew-link';

interface OldLinkProps {
  /** Where a fresh link would go, « aw•••@example.org ». */
  hint: string;
  posted: RenewedLink | undefined;
}

/** Where a private link of more than 90 days leads: it shows nothing of the gift, and offers a fresh one. */
export function OldLink({ hint, posted }: OldLinkProps) {
  const { Form, answer, isSending, form, place } = useSentForm<{ email_hint: string }>(posted);
  return (
    <Container narrow>
      <PageHead title={content.title} lead={content.lead(hint)} />
      <div ref={place} className={styles.act} data-giving="">
        {answer?.done && <FormOutcome isDone>{content.done(answer.done.email_hint)}</FormOutcome>}
        {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
        {!answer?.done && (
          <Form {...form}>
            <input type="hidden" name="act" value="renew" />
            <SendButton look="main" large isSending={isSending} texts={content} />
          </Form>
        )}
        <LinkButton look="quiet" to={paths.contact()}>
          {content.write}
        </LinkButton>
      </div>
    </Container>
  );
}
