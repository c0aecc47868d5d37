import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { ActionSpecimens } from './ActionSpecimens';
import { ContentSpecimens } from './ContentSpecimens';
import { FormSpecimens } from './FormSpecimens';
import { StateSpecimens } from './StateSpecimens';
import { TokenSpecimens } from './TokenSpecimens';

/** Every component of shared/ui in every state; in development only. */
export function ShowcasePage() {
  return (
    <Container>
      <PageHead
        title="Les composants"
        lead="Chacun dans chacun de ses états. Changez le thème de l’appareil et les réglages d’accessibilité pour les voir avec."
      />
      <TokenSpecimens />
      <ActionSpecimens />
      <FormSpecimens />
      <ContentSpecimens />
      <StateSpecimens />
    </Container>
  );
}
