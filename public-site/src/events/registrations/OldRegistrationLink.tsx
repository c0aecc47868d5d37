import { paths } from '../../shared/paths';
import { Button, LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { PageHead } from '../../shared/ui/PageHead';
import { useSentForm } from '../../shared/ui/use-sent-form';
import type { RegistrationChange } from './change-registration';
import { ownRegistrationContent } from './own-registration.content';
import styles from './OwnRegistration.module.css';

const content = ownRegistrationContent.old;

/** Where a private link of more than three months leads: it shows nothing, and offers a fresh one. */
export function OldRegistrationLink({ posted }: { posted: RegistrationChange | undefined }) {
  const { Form, answer, isSending, form, place } = useSentForm(posted);
  return (
    <Container narrow>
      <PageHead title={content.title} lead={content.lead} />
      <div ref={place} className={styles.act} data-giving="">
        {answer?.done && <FormOutcome isDone>{content.done}</FormOutcome>}
        {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
        {!answer?.done && (
          <Form method="post" onSubmit={form.onSubmit}>
            <input type="hidden" name="act" value="renew" />
            <Button type="submit" look="main" large aria-disabled={isSending}>
              {isSending ? ownRegistrationContent.sending : content.submit}
            </Button>
          </Form>
        )}
        <LinkButton look="quiet" to={paths.contact()}>
          {content.write}
        </LinkButton>
      </div>
    </Container>
  );
}
