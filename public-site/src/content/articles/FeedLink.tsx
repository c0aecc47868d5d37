import type { CategoryMention } from '@livres/api/contract';
import { Rss } from 'lucide-react';
import { paths } from '../../shared/paths';
import { articlesContent } from './articles.content';
import styles from './FeedLink.module.css';

/** The news as a feed: all of them, or those of the category shown. */
export function FeedLink({ category }: { category: CategoryMention | undefined }) {
  return (
    <p className={styles.feed}>
      <a href={paths.newsFeed('rss', category?.slug)} type="application/rss+xml">
        <Rss aria-hidden="true" size={18} />
        {category ? articlesContent.followCategory(category.name) : articlesContent.follow}
      </a>
    </p>
  );
}
