import type { ListedCampaignUpdate } from '@livres/api/contract';
import { Link } from 'react-router';
import { formatDay } from '../../shared/format/dates';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { PictureWithFallback } from '../../shared/ui/PictureWithFallback';
import { RichText } from '../../shared/ui/RichText';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import { updatesContent as content } from './campaign-updates.content';
import styles from './UpdateList.module.css';
import { updatePaths } from './update-paths';

interface UpdateListProps {
  updates: readonly ListedCampaignUpdate[];
  /** Below the title of what they are listed in. */
  heading: 'h2' | 'h3';
}

/** News one below the other: the day, what happened, a picture. */
export function UpdateList({ updates, heading: Heading }: UpdateListProps) {
  const { savesData } = usePageContext();
  return (
    <ol className={styles.list}>
      {updates.map(({ id, slug, date, title, content: text, excerpt, picture, campaign }) => {
        const path = updatePaths.one(campaign.slug, slug);
        return (
          <li key={id} id={`nouvelle-${id}`}>
            <time dateTime={date}>{formatDay(date)}</time>
            <div className={picture ? styles.pictured : undefined}>
              <div className={styles.words}>
                <Heading>
                  <Link to={path}>{withFrenchSpaces(title)}</Link>
                </Heading>
                {text ? (
                  <RichText html={text} />
                ) : (
                  <p>
                    {withFrenchSpaces(excerpt)}{' '}
                    <Link to={path}>
                      {content.more}
                      <span className="visually-hidden">{content.moreOf(withFrenchSpaces(title))}</span>
                    </Link>
                  </p>
                )}
              </div>
              {picture && (
                <PictureWithFallback
                  picture={picture}
                  illustration="default"
                  sizes="(max-width: 720px) 92vw, 240px"
                  ratio="4 / 3"
                  light={savesData}
                />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
