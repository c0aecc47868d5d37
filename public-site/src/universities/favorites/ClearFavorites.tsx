import { Form, useNavigation } from 'react-router';
import { paths } from '../../shared/paths';
import { SendButton } from '../../shared/ui/SendButton';
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
        <SendButton isSending={isSending} texts={content} />
      </Form>
    </details>
  );
}
