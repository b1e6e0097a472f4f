import { ChartNoAxesColumn, Globe, Image, MessageSquare, Network, PenLine } from '../../ui/icons/index.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './capabilities.module.css';
import page from './page.module.css';

const capabilities = [
  {
    Icon: PenLine,
    title: 'AI test generation',
    text: 'Choose between two model sources: a premium one for the hardest requirements and a free one for everyday work. With neither set up, the built-in planner does the job and the result says so.',
  },
  {
    Icon: Globe,
    title: 'Multi-browser automation',
    text: 'Run the same cases in Chrome, Firefox and Edge, follow every step live, and watch again later what happened.',
  },
  {
    Icon: Image,
    title: 'Visual screenshot comparison',
    text: 'Compare a page with its approved picture. See which pixels changed, by how much, and decide what counts.',
  },
  {
    Icon: Network,
    title: 'API and load testing',
    text: 'Check REST and GraphQL endpoints, put them under load from 1 to 100 connections, and generate their documentation.',
  },
  {
    Icon: ChartNoAxesColumn,
    title: 'Analytics',
    text: 'Follow success rates, durations, models and browsers over a week or a year. Take the numbers with you as JSON or CSV.',
  },
  {
    Icon: MessageSquare,
    title: 'Feedback',
    text: 'Report what is missing or wrong from inside the product, and see what became of it.',
  },
];

export function Capabilities() {
  return (
    <section className={page.section} aria-labelledby="capabilities">
      <SectionHeading
        id="capabilities"
        title="One place for everything you would check"
        lead="The screens, the pictures, the interfaces behind them, and how all of it develops over time."
      />
      <ul className={styles.list}>
        {capabilities.map(({ Icon, title, text }) => (
          <li className={styles.item} key={title}>
            <Icon className={styles.icon} aria-hidden="true" />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
