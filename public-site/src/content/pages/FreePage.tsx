import type { ContentPage } from '@livres/api/contract';
import { TextPage } from '../shared/page-blocks/TextPage';
import { CallBand } from '../../shared/ui/CallBand';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { freePageContent as content } from './pages.content';

/** A page that staff made. */
export function FreePage({ page: { title, lead, blocks } }: { page: ContentPage }) {
  return (
    <>
      <Container>
        <PageHead title={title} lead={lead} />
        <TextPage blocks={blocks} summary={content.onThisPage} />
      </Container>
      <CallBand {...content.call} subject={title} />
    </>
  );
}
