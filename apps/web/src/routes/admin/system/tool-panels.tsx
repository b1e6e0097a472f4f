import type { SystemHealth } from '@assay/contract';
import { Moment } from '../../../ui/run/moment.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { describeNoReader } from './describe-reader.ts';
import { Facts } from './facts.tsx';
import { Panel } from './panel.tsx';
import { RequirementReader } from './requirement-reader.tsx';
import styles from './tool-panels.module.css';

const browserNames = { chrome: 'Chrome', firefox: 'Firefox', edge: 'Edge' };

function describeWork({ running, contexts }: SystemHealth['browsers'][number]): string {
  if (running === 0) return 'not running';
  return `running, ${contexts} ${contexts === 1 ? 'session' : 'sessions'} open`;
}

export function BrowserPanel({ system: { browsers, parts } }: { system: SystemHealth }) {
  return (
    <Panel part="browsers" parts={parts} width="third">
      <ul className={styles.tools}>
        {browsers.map((browser) => (
          <li key={browser.name} className={styles.tool}>
            <div className={styles.head}>
              <strong>
                {browserNames[browser.name]} {browser.version}
              </strong>
              <Tag tone={browser.is_available ? 'pass' : 'plain'}>
                {browser.is_available ? 'available' : 'missing'}
              </Tag>
            </div>
            {browser.is_available ? (
              <p className={styles.note}>
                <code>{browser.place}</code> · {describeWork(browser)}
              </p>
            ) : (
              <details className={styles.note}>
                <summary>How to install it</summary>
                {browser.note}
              </details>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function ModelPanel({ system: { reader, models, parts } }: { system: SystemHealth }) {
  return (
    <Panel part="models" parts={parts} width="third">
      <ul className={styles.tools}>
        <li className={styles.tool}>
          {reader ? <RequirementReader reader={reader} /> : <p className={styles.note}>{describeNoReader}</p>}
        </li>
        {models.map((model) => (
          <li key={model.name} className={styles.tool}>
            <div className={styles.head}>
              <strong>{model.label}</strong>
              <Tag tone={model.is_available ? 'pass' : 'plain'}>
                {model.is_available ? 'set up' : 'not set up'}
              </Tag>
            </div>
            <p className={styles.note}>
              <code>{model.model}</code> · {model.note}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function MailPanel({ system: { mail, parts } }: { system: SystemHealth }) {
  const moment = (at: string | null) => (at === null ? 'never' : <Moment at={at} />);
  return (
    <Panel part="mail" parts={parts} width="third">
      <Facts
        facts={[
          [mail.kind === 'smtp' ? 'Mail server' : 'Folder', mail.place],
          ['Sent since the start', `${mail.sent}`],
          ['Failed since the start', `${mail.failed}`],
          ['Last sent', moment(mail.last_success)],
          ['Last failure', moment(mail.last_failure)],
        ]}
      />
    </Panel>
  );
}
