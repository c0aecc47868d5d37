import type { FormAnswer } from '../../shared/api/sent-form';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { SendButton } from '../../shared/ui/SendButton';
import { Container } from '../../shared/ui/Container';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { PageHead } from '../../shared/ui/PageHead';
import { useSentForm } from '../../shared/ui/use-sent-form';
import styles from './Members.module.css';
import { signInContent, signInLinkContent as content } from './members.content';

interface SignInLinkPageProps {
  isSignedIn: boolean;
  returnTo: string;
  posted: FormAnswer<true> | undefined;
}

const TRAIL = [{ label: signInContent.title, to: paths.signIn() }];

/** Opening the link lets nobody in: programs that read mail open links. The button does. */
export function SignInLinkPage({ isSignedIn, returnTo, posted }: SignInLinkPageProps) {
  const { Form, answer, isSending, form, place } = useSentForm<true>(posted);
  const isDead = answer?.status === 410;
  return (
    <Container narrow>
      <PageHead title={content.title} lead={content.lead} trail={TRAIL} />
      <div ref={place} className={styles.act} data-giving="">
        {isSignedIn && !answer && (
          <>
            <FormOutcome isDone>{content.already}</FormOutcome>
            <LinkButton look="main" large to={returnTo}>
              {content.go}
            </LinkButton>
          </>
        )}
        {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
        {isDead ? (
          <LinkButton look="main" large to={paths.signIn()}>
            {content.again}
          </LinkButton>
        ) : (
          <Form {...form}>
            <SendButton look={isSignedIn ? 'quiet' : 'main'} large isSending={isSending} texts={content} />
          </Form>
        )}
      </div>
    </Container>
  );
}
