import type { FollowedCampaign } from '@livres/api/contract';
import type { FormAnswer } from '../../shared/api/sent-form';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { PageHead } from '../../shared/ui/PageHead';
import { SendButton } from '../../shared/ui/SendButton';
import { useSentForm } from '../../shared/ui/use-sent-form';
import { followContent as content } from './campaign-updates.content';
import { updatePaths } from './update-paths';

interface FollowPageProps {
  token: string;
  campaign: FollowedCampaign;
  posted: FormAnswer<FollowedCampaign> | undefined;
}

/** Whether one hears of a campaign: what the link in the foot of an e-mail opens. Looking changes nothing. */
export function FollowPage({ token, campaign, posted }: FollowPageProps) {
  const { Form, answer, isSending, form, place } = useSentForm<FollowedCampaign>(posted);
  const { title, slug, is_online, follows } = answer?.done ?? campaign;
  const named = withFrenchSpaces(title);
  return (
    <Container narrow>
      <PageHead title={content.title} lead={follows ? content.lead(named) : content.stoppedLead(named)} />
      <div ref={place}>
        {answer?.done && <FormOutcome isDone>{follows ? content.resumed : content.stopped}</FormOutcome>}
        {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
        <Form {...form} action={updatePaths.follow(token)}>
          {!follows && <input type="hidden" name="follows" value="true" />}
          <p>
            <SendButton
              look={follows ? 'main' : 'quiet'}
              large={follows}
              isSending={isSending}
              texts={follows ? content.stop : content.again}
            />
          </p>
        </Form>
        <p>
          {is_online ? (
            <LinkButton to={paths.campaign(slug)}>{content.toCampaign}</LinkButton>
          ) : (
            <LinkButton to={pathTo('/')}>{content.home}</LinkButton>
          )}
        </p>
      </div>
    </Container>
  );
}
