import { generatePath, Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { FolderPlus } from '../../ui/icons/index.ts';
import { Moment } from '../../ui/run/moment.tsx';
import styles from './projects-tab.module.css';
import type { Dashboard } from './use-dashboard.ts';

interface Props extends Pick<Dashboard, 'projects'> {
  onCreate: () => void;
}

/** All projects, and a way to create one. */
export function ProjectsTab({ projects, onCreate }: Props) {
  return (
    <>
      <div className={styles.head}>
        <ActionButton onClick={onCreate}>
          <FolderPlus size={16} aria-hidden="true" /> Create Project
        </ActionButton>
      </div>
      {projects.length === 0 && (
        <p className={styles.empty}>No projects yet. Create your first project to get started!</p>
      )}
      <ul className={styles.grid} aria-label="Projects">
        {projects.map((project) => (
          <li className={styles.card} key={project.id}>
            <h2 className={styles.name}>
              <Link to={generatePath(paths.project, { id: project.id })}>{project.name}</Link>
            </h2>
            {project.description && <p className={styles.description}>{project.description}</p>}
            <p className={styles.facts}>{describeResults(project)}</p>
            <p className={styles.facts}>
              Created <Moment at={project.created_at} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function describeResults({
  test_cases: all = 0,
  passed = 0,
  failed = 0,
}: Dashboard['projects'][number]): string {
  if (all === 0) return 'No test cases';
  const cases = all === 1 ? '1 test case' : `${all} test cases`;
  return `${cases}: ${passed} passed, ${failed} failed when last run`;
}
