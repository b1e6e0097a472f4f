import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './audience.module.css';
import page from './page.module.css';

const readers = [
  {
    who: 'Startups',
    text: 'Ship with a safety net before there is anybody to build one. The person who wants the feature can write its test.',
  },
  {
    who: 'Enterprise teams',
    text: 'Keep every project, its history and its evidence in one installation of your own, with roles and an audit trail.',
  },
  {
    who: 'QA professionals',
    text: 'Spend your time on what to test. Leave the locators, the waiting and the screenshots to the tool.',
  },
  {
    who: 'Developers',
    text: 'Get failures you can act on: the step, the element, the picture and the log. Export any case as a Playwright test.',
  },
];

export function Audience() {
  return (
    <section className={page.section} aria-labelledby="audience">
      <SectionHeading id="audience" title="For people who have to be sure" />
      <dl className={styles.list}>
        {readers.map(({ who, text }) => (
          <div className={styles.row} key={who}>
            <dt className={styles.who}>{who}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
