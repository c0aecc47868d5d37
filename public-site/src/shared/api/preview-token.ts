/** The token of a private link to something that is not published yet. */
export function previewToken(request: Request): string | undefined {
  return new URL(request.url).searchParams.get('apercu') ?? undefined;
}
