import { ContentCreate } from '../../shared/records/ContentCreate';
import { articleKind } from './article-kind';
import { ArticleInputs } from './ArticleInputs';

export default function ArticleCreate() {
  return (
    <ContentCreate kind={articleKind}>
      <ArticleInputs />
    </ContentCreate>
  );
}
