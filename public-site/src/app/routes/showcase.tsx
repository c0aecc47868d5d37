import { ShowcasePage } from '../showcase/ShowcasePage';

export function meta() {
  return [{ title: 'Les composants' }, { name: 'robots', content: 'noindex' }];
}

export default function ShowcaseRoute() {
  return <ShowcasePage />;
}
