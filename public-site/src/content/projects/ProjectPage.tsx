import { PROJECT_ACTION_LABELS, PROJECT_STATUS_LABELS, type Project } from '@livres/api/contract';
import { projectIllustration } from '../shared/action-illustrations';
import { PROJECT_TONES } from '../shared/project.content';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { formatPlace } from '../../shared/format/place';
import { paths, pathTo } from '../../shared/paths';
import { Badge } from '../../shared/ui/Badge';
import { ProjectGrid } from '../shared/ProjectGrid';
import { RecordPage, RelatedRecords } from '../../shared/ui/RecordPage';
import { RichText } from '../../shared/ui/RichText';
import { ShareLinks } from '../../shared/ui/ShareLinks';
import { useSite } from '../../shared/ui/use-site';
import { ProjectAside } from './ProjectAside';
import { projectContent as content, projectsContent } from './projects.content';

interface ProjectPageProps {
  project: Project;
  related: readonly Project[];
  isPreview: boolean;
}

export function ProjectPage({ project, related, isPreview }: ProjectPageProps) {
  const site = useSite();
  const { status, action, city, country } = project;
  return (
    <>
      <RecordPage
        isPreview={isPreview}
        title={withFrenchSpaces(project.title)}
        lead={withFrenchSpaces(project.short_description)}
        trail={[
          { label: 'Accueil', to: pathTo('/') },
          { label: projectsContent.actions, to: paths.actions() },
          { label: content.projects, to: paths.projects() },
        ]}
        tags={
          <>
            <Badge tone={PROJECT_TONES[status]}>{PROJECT_STATUS_LABELS[status]}</Badge>
            <span>{PROJECT_ACTION_LABELS[action]}</span>
            {(city || country) && <span>{formatPlace(city, country)}</span>}
          </>
        }
        picture={project.picture}
        illustration={projectIllustration(action, project.slug)}
        aside={<ProjectAside project={project} />}
      >
        {project.description && <RichText html={project.description} />}
        <ShareLinks
          heading={content.share}
          title={project.title}
          address={site.url + paths.project(project.slug)}
        />
      </RecordPage>
      {related.length > 0 && (
        <RelatedRecords id="dans-la-meme-action" heading={content.related}>
          <ProjectGrid projects={related} withAction={false} />
        </RelatedRecords>
      )}
    </>
  );
}
