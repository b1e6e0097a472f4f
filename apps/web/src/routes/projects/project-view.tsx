import { useState } from 'react';
import { Link } from 'react-router';
import { CaseList } from '../../parts/cases/case-list.tsx';
import { UndoBar } from '../../parts/cases/undo-bar.tsx';
import { usePendingDeletion } from '../../parts/cases/use-pending-deletion.ts';
import { SchedulesPanel } from '../../parts/schedules/schedules-panel.tsx';
import { ShareButton } from '../../parts/sharing/share-button.tsx';
import { paths } from '../../paths/paths.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Pencil, Play, Trash2 } from '../../ui/icons/index.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { DeleteProject } from './delete-project.tsx';
import { EditProject } from './edit-project.tsx';
import type { Project } from './project.ts';
import { ProjectFacts } from './project-facts.tsx';
import styles from './project-view.module.css';
import { useRunAll } from './use-run-all.ts';

/** A project: what it is, how its cases did, the cases themselves, and what can be done with all of it. */
export function ProjectView({ project }: { project: Project }) {
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null);
  const deletion = usePendingDeletion();
  const runAll = useRunAll(project.id, deletion.hidden);
  const close = () => setOpened(null);
  return (
    <>
      <PageHeader
        eyebrow="Project"
        title={project.name}
        lead={project.description || undefined}
        actions={
          <>
            <ActionButton
              disabled={!project.test_cases}
              aria-disabled={runAll.isBusy || undefined}
              onClick={runAll.run}
            >
              <Play size={16} aria-hidden="true" /> Run all
            </ActionButton>
            <ActionButton onClick={() => setOpened('edit')}>
              <Pencil size={16} aria-hidden="true" /> Edit project
            </ActionButton>
            <ShareButton target={{ project_id: project.id }} title={project.name} />
            <ActionButton onClick={() => setOpened('delete')}>
              <Trash2 size={16} aria-hidden="true" /> Delete project
            </ActionButton>
          </>
        }
      />
      <ProjectFacts project={project} />
      <section aria-labelledby="cases-of-project">
        <h2 className={styles.heading} id="cases-of-project">
          Test Cases
        </h2>
        <CaseList
          projectId={project.id}
          deletion={deletion}
          empty={
            <p className={styles.empty}>
              This project has no test cases yet. Choose it as the project when you{' '}
              <Link to={paths.enhancedRequirements}>generate test cases</Link>, or{' '}
              <Link to={`${paths.dashboard}?tab=test-cases`}>move some here</Link>.
            </p>
          }
        />
      </section>
      <SchedulesPanel
        title="Schedules"
        target={{ project_id: project.id }}
        emptyText="Nothing is scheduled yet. All test cases of this project can run by themselves at set times."
      />
      <UndoBar deletion={deletion} />
      {opened === 'edit' && <EditProject project={project} onClose={close} />}
      {opened === 'delete' && <DeleteProject project={project} onClose={close} />}
    </>
  );
}
