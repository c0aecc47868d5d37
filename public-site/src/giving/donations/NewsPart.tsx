import type { CampaignNewsOfGift } from '@livres/api/contract';
import { Button } from '../../shared/ui/Button';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { useSentForm } from '../../shared/ui/use-sent-form';
import type { GiftAction } from './change-gift';
import { newsContent as content } from './gifts.content';
import styles from './GiftPage.module.css';

interface NewsPartProps {
  news: CampaignNewsOfGift;
  posted: GiftAction | undefined;
}

/** Whether one hears of the campaign by e-mail: chosen here, and changed as often as one likes. */
export function NewsPart({ news: { follows }, posted }: NewsPartProps) {
  const { Form, answer, isSending, form, place } = useSentForm(posted);
  const label = follows ? content.stop : content.start;
  return (
    <section className={styles.part} aria-labelledby="nouvelles" ref={place}>
      <h2 id="nouvelles">{content.title}</h2>
      {answer?.done?.act === 'news' && <FormOutcome isDone>{content.done}</FormOutcome>}
      <p>{follows ? content.follows : content.followsNot}</p>
      <Form {...form} aria-label={content.title}>
        <input type="hidden" name="act" value="news" />
        <input type="hidden" name="follows" value={String(!follows)} />
        <Button type="submit" className={styles.submit} aria-disabled={isSending}>
          {isSending ? content.sending : label}
        </Button>
      </Form>
    </section>
  );
}
