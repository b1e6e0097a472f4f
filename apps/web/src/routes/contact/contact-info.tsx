import { Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import styles from './contact-info.module.css';

const responseTimes = [
  { about: 'Support', time: '4-8 hours' },
  { about: 'General questions', time: '24 hours' },
  { about: 'Enterprise sales', time: '2 business hours' },
];

export function ContactInfo() {
  return (
    <aside className={styles.info} aria-label="About contacting us">
      <section>
        <h2 className={styles.title}>Where your message goes</h2>
        <p className={styles.text}>
          This Assay is run by the people who installed it. Your message is kept here and read by the
          administrators of this installation; they answer by email.
        </p>
      </section>
      <section>
        <h2 className={styles.title}>When you can expect a reply</h2>
        <dl className={styles.times}>
          {responseTimes.map(({ about, time }) => (
            <div className={styles.time} key={about}>
              <dt>{about}</dt>
              <dd className={styles.value}>{time}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2 className={styles.title}>Already using Assay?</h2>
        <p className={styles.text}>
          Ideas and bug reports are best sent as <Link to={paths.feedback}>feedback</Link>: there you can
          follow what becomes of them.
        </p>
      </section>
      <section>
        <h2 className={styles.title}>What Assay is</h2>
        <p className={styles.text}>
          Assay turns plain-English requirements into test cases, runs them in real browsers and reports the
          evidence. It also compares screenshots, tests APIs under load, and shows how quality develops over
          time.
        </p>
      </section>
    </aside>
  );
}
