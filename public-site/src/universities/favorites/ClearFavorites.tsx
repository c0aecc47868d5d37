import { Form, useNavigation } from 'react-router';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/Button';
import { favoritesContent } from './favorites-page.content';
import styles from './Favorites.module.css';

const content = favoritesContent.clear;

/** Folded away: what it does cannot be taken back. */
export function ClearFavorites() {
  const isSending = useNavigation().formData?.get('act') === 'clear';
  return (
    <details className={styles.folded}>
      <summary>{content.open}</summary>
      <Form method="post" action={paths.favorites()} className={styles.part}>
        <input type="hidden" name="act" value="clear" />
        <p>{content.text}</p>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? content.sending : content.submit}
        </Button>
      </Form>
    </details>
  );
}
