import type { FormAnswer } from '../../shared/api/sent-form';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { SendButton } from '../../shared/ui/SendButton';
import { Container } from '../../shared/ui/Container';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { PageHead } from '../../shared/ui/PageHead';
import { useSentForm } from '../../shared/ui/use-sent-form';
import styles from './Members.module.css';
import { newEmailContent as content, profileContent } from './members.content';

const TRAIL = [{ label: profileContent.title, to: paths.profile() }];

interface NewEmailPageProps {
  token: string;
  posted: FormAnswer<{ email: string }> | undefined;
}

/** Where the link sent to a new address leads; the button proves that it is read. */
export function NewEmailPage({ token, posted }: NewEmailPageProps) {
  const { Form, answer, isSending, form, place } = useSentForm<{ email: string }>(posted);
  return (
    <Container narrow>
      <PageHead title={content.title} lead={content.lead} trail={TRAIL} />
      <div ref={place} className={styles.act} data-giving="">
        {answer?.done && (
          <>
            <FormOutcome isDone>{content.done(answer.done.email)}</FormOutcome>
            <LinkButton look="main" large to={pathTo('/mon-compte')}>
              {content.go}
            </LinkButton>
          </>
        )}
        {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
        {answer?.status === 410 && <LinkButton to={paths.profile('adresse')}>{content.again}</LinkButton>}
        {!answer?.done && answer?.status !== 410 && (
          <Form {...form} action={paths.newEmail(token)}>
            <SendButton look="main" large isSending={isSending} texts={content} />
          </Form>
        )}
      </div>
    </Container>
  );
}
