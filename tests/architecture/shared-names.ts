import { capabilityOf, sourceFiles } from './source-files.ts';

/** Plain words of any website, which capabilities happen to be called by. */
const WORDS_OF_ANY_SITE = ['page', 'search', 'link', 'alert', 'access', 'timeline', 'announcement'];

const capabilityWords = [...new Set(sourceFiles('api/src').map(({ path }) => capabilityOf(path)))]
  .filter((name) => name.includes('/'))
  .map((name) => singular(name.slice(name.indexOf('/') + 1)))
  .filter((name) => !WORDS_OF_ANY_SITE.includes(name));

/** Whether a folder or a file of this path is called by a capability, in any case, singular or plural. */
export function namesCapability(path: string): boolean {
  const kebab = path.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
  const parts = kebab.split(/[/.-]/).map(singular).join('-');
  return capabilityWords.some((word) => new RegExp(`(?:^|-)${word}(?:-|$)`).test(parts));
}

function singular(name: string): string {
  return name
    .split('-')
    .map((word) => word.replace(/s$/, ''))
    .join('-');
}
