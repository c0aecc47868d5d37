import { PAGE_MESSAGES, type ContentPage, type PageBlock } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { TextPage } from '../shared/page-blocks/TextPage';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { legalContent } from './legal.content';
import { LegalFoot } from './LegalFoot';

interface LegalPageProps {
  page: ContentPage;
  /** What follows the association’s own text. */
  children?: ReactNode;
}

export function LegalPage({ page, children }: LegalPageProps) {
  return (
    <Container>
      <PageHead title={page.title} lead={page.lead} />
      <TextPage blocks={page.blocks.map(orComing)} summary={legalContent.onThisPage}>
        {children}
        <LegalFoot page={page} />
      </TextPage>
    </Container>
  );
}

/** A part that staff have not written yet says so. */
export function orComing(block: PageBlock): PageBlock {
  return block.body || block.items.length > 0 ? block : { ...block, body: `<p>${PAGE_MESSAGES.coming}</p>` };
}
