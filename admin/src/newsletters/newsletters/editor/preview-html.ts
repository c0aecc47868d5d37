const DARK = '@media (prefers-color-scheme: dark)';

/**
 * The letter's HTML in the colours that are asked, whatever the screen's own; its pictures from this very site, which
 * the installation's public address may not be yet.
 */
export function shownIn(html: string, colors: 'light' | 'dark'): string {
  const scheme = colors === 'dark' ? 'dark' : 'light';
  return html
    .replaceAll(DARK, colors === 'dark' ? '@media all' : '@media not all')
    .replace('content="light dark"', `content="${scheme}"`)
    .replace(/src="https?:\/\/[^"/]+(\/api\/v1\/media\/files\/)/g, 'src="$1');
}
