import { platformErrors } from '../../platform/errors/platform.errors.js';
import { Problem } from '../../platform/errors/problem.js';
import { ARTICLE_MESSAGES } from './article.contract.js';

export const articleErrors = {
  notFound: () =>
    new Problem({
      code: 'article-introuvable',
      status: 404,
      detail: 'Cet article n’existe pas ou n’est plus en ligne.',
    }),
  publishedInTheFuture: () => platformErrors.invalid({ published_at: ARTICLE_MESSAGES.published_at_future }),
};
