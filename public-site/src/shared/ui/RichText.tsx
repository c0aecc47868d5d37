import { withFrenchSpacesInHtml } from '../format/french-spaces';
import { withPictureSizes } from './rich-text-pictures';
import styles from './RichText.module.css';
import { usePageContext } from './PageContextProvider';

/** HTML that the api sanitised when it was written; its pictures come in the size that fits. */
export function RichText({ html }: { html: string }) {
  const { savesData } = usePageContext();
  const printed = withPictureSizes(withFrenchSpacesInHtml(html), savesData);
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: printed }} />;
}
