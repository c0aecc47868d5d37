import { ContentEdit } from '../../shared/records/ContentEdit';
import { articleKind } from './article-kind';
import { ArticleInputs } from './ArticleInputs';
import { ArticleReadings } from './ArticleReadings';
import { SendAsNewsletter } from './SendAsNewsletter';

export default function ArticleEdit({ id }: { id?: number }) {
  return (
    <ContentEdit
      kind={articleKind}
      id={id}
      aside={
        <>
          <ArticleReadings />
          <SendAsNewsletter />
        </>
      }
    >
      <ArticleInputs />
    </ContentEdit>
  );
}
