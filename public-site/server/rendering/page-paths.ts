/** The paths at which pages stand, from the patterns of their routes (`campagnes/:slug`, `recus/verifier/:code?`). */
export class PagePaths {
  private patterns: RegExp | null = null;

  read(patterns: readonly string[]): void {
    this.patterns = new RegExp(`^/(?:${patterns.map(expressionOf).join('|')})/?$`, 'i');
  }

  /** True for all while the routes are not known. */
  has(path: string): boolean {
    return this.patterns?.test(path === '/_root' ? '/' : path) ?? true;
  }
}

function expressionOf(pattern: string): string {
  return pattern
    .split('/')
    .map((part, index) => {
      const slash = index > 0 ? '/' : '';
      if (!part.startsWith(':')) return slash + part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return part.endsWith('?') ? `(?:${slash}[^/]+)?` : `${slash}[^/]+`;
    })
    .join('');
}
