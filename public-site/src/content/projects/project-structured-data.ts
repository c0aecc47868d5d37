import type { Project } from '@livres/api/contract';
import type { SiteIdentity } from '../../shared/api/load-context';
import { breadcrumbData } from '../../shared/content/structured-data';
import { formatPlace } from '../../shared/format/place';
import { paths } from '../../shared/paths';
import { projectContent, projectsContent } from './projects.content';

/** What search engines read of a project (schema.org): the way to it, and the project. */
export function projectStructuredData(project: Project, site: SiteIdentity): object[] {
  const path = paths.project(project.slug);
  const place = formatPlace(project.location, project.city, project.country);
  const breadcrumb = breadcrumbData(site, [
    { label: projectsContent.actions, to: paths.actions() },
    { label: projectContent.projects, to: paths.projects() },
    { label: project.title, to: path },
  ]);
  return [
    breadcrumb,
    {
      '@context': 'https://schema.org',
      '@type': 'Project',
      name: project.title,
      description: project.short_description,
      url: site.url + path,
      image: site.url + paths.projectPicture(project.slug),
      parentOrganization: { '@type': 'NGO', name: site.name, url: site.url },
      ...(place && { location: { '@type': 'Place', name: place } }),
      ...(project.start_date && { foundingDate: project.start_date }),
      ...(project.end_date && { dissolutionDate: project.end_date }),
      ...(project.partners.length > 0 && {
        sponsor: project.partners.map(({ name, website }) => ({
          '@type': 'Organization',
          name,
          ...(website && { url: website }),
        })),
      }),
    },
  ];
}
