import { actionCardContent as content, actionCards } from '../content/actions/action-cards.content';
import { ActionCards } from '../content/actions/ActionCards';
import { paths } from '../shared/paths';
import { HomeSection } from './HomeSection';

export function Actions() {
  return (
    <HomeSection
      id="nos-actions"
      title={content.title}
      text={content.text}
      all={{ to: paths.actions(), label: content.all }}
    >
      <ActionCards actions={actionCards} />
    </HomeSection>
  );
}
