import { PROJECT_ACTION_LABELS, PROJECT_STATUS_LABELS, type Project } from '@livres/api/contract';
import { projectIllustration } from '../shared/content/action-illustrations';
import { PROJECT_TONES } from '../shared/content/projects.content';
import { withFrenchSpaces } from '../shared/format/french-spaces';
import { formatPlace } from '../shared/format/place';
import { paths } from '../shared/paths';
import { Badge } from '../shared/ui/Badge';
import { Breadcrumb } from '../shared/ui/Breadcrumb';
import { Container } from '../shared/ui/Container';
import { PictureWithFallback } from '../shared/ui/PictureWithFallback';
import { PreviewBanner } from '../shared/ui/PreviewBanner';
import { ProjectGrid } from '../shared/ui/ProjectGrid';
import { RichText } from '../shared/ui/RichText';
import { ShareLinks } from '../shared/ui/ShareLinks';
import { useSite } from '../shared/ui/useSite';
import { useVisit } from '../shared/ui/VisitProvider';
import { ProjectAside } from './ProjectAside';
import { projectContent as content, projectsContent } from './projects.content';
import styles from './ProjectPage.module.css';

interface ProjectPageProps {
  project: Project;
  related: readonly Project[];
  isPreview: boolean;
}

export function ProjectPage({ project, related, isPreview }: ProjectPageProps) {
  const { savesData } = useVisit();
  const site = useSite();
  return (
    <>
      {isPreview && <PreviewBanner />}
      <Container className={styles.page}>
        <Head project={project} />
        <div className={styles.story}>
          <div className={styles.picture}>
            <PictureWithFallback
              picture={project.picture}
              illustration={projectIllustration(project.action)}
              sizes="(max-width: 960px) 92vw, 772px"
              light={savesData}
              eager
            />
          </div>
          {project.description && <RichText html={project.description} />}
          <ShareLinks
            heading={content.share}
            title={project.title}
            address={site.url + paths.project(project.slug)}
          />
        </div>
        <ProjectAside project={project} />
      </Container>
      {related.length > 0 && (
        <Container>
          <section className={styles.related} aria-labelledby="dans-la-meme-action">
            <h2 id="dans-la-meme-action">{content.related}</h2>
            <ProjectGrid projects={related} withAction={false} />
          </section>
        </Container>
      )}
    </>
  );
}

function Head({ project }: { project: Project }) {
  const { status, action, city, country } = project;
  const title = withFrenchSpaces(project.title);
  return (
    <div className={styles.head}>
      <Breadcrumb
        trail={[
          { label: 'Accueil', to: paths.home() },
          { label: projectsContent.actions, to: paths.actions() },
          { label: content.projects, to: paths.projects() },
        ]}
        current={title}
      />
      <p className={styles.tags}>
        <Badge tone={PROJECT_TONES[status]}>{PROJECT_STATUS_LABELS[status]}</Badge>
        <span>{PROJECT_ACTION_LABELS[action]}</span>
        {(city || country) && <span>{formatPlace(city, country)}</span>}
      </p>
      <h1>{title}</h1>
      <p className={styles.lead}>{withFrenchSpaces(project.short_description)}</p>
    </div>
  );
}
