import type { AnswerShape } from '../../platform/http/answer-shape.js';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import { isRecord } from '../../platform/http/unkeepable-input.js';

/** What lists call a search in people's data, beside the marked properties themselves. */
export const SEARCHES = ['q', 'search', 'ids_of', 'person', 'donor'];
const REFUSED =
  'Votre rôle lit ces fiches sans les noms ni les coordonnées : il ne peut ni chercher, ni filtrer, ni trier par eux.';

/** Refuses to search, filter or sort by what is masked: the answer would reveal what it hides (400). */
export function refuseUnmasking(query: unknown, shape: AnswerShape | null): void {
  const refused = unmaskingParameters(query, shape);
  if (refused.length > 0)
    throw platformErrors.invalid(Object.fromEntries(refused.map((parameter) => [parameter, REFUSED])));
}

/** The parameters that search, filter or sort by what is masked. */
export function unmaskingParameters(query: unknown, shape: AnswerShape | null): string[] {
  if (!isRecord(query)) return [];
  const personal = new Set([...SEARCHES, ...(shape ? markedNames(shape) : [])]);
  if (personal.has('id')) personal.add('ids');
  const { filter, sort, ordering, ...plain } = query;
  const given = fromJson(filter);
  const filters = isRecord(given)
    ? Object.entries(given).map(([name, value]) => [`filter.${name}`, name, value])
    : [];
  const parameters = Object.entries(plain).map(([name, value]) => [name, name, value]);
  const sorts = [
    ['sort', sortOf(sort), sort],
    ['ordering', typeof ordering === 'string' ? ordering.replace(/^-/, '') : '', ordering],
  ];
  return [...filters, ...parameters, ...sorts]
    .filter(
      ([, name, value]) =>
        personal.has(String(name)) && value !== '' && value !== null && value !== undefined,
    )
    .map(([parameter]) => String(parameter));
}

function markedNames(shape: AnswerShape, seen = new Set<AnswerShape>()): string[] {
  if (seen.has(shape)) return [];
  seen.add(shape);
  return [
    ...Object.keys(shape.marks),
    ...Object.values(shape.inner).flatMap((inner) => markedNames(inner, seen)),
  ];
}

function sortOf(sort: unknown): string {
  const asked = fromJson(sort);
  return Array.isArray(asked) ? String(asked[0]) : '';
}

/** What is no JSON is refused by the list itself, in its own words. */
function fromJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
