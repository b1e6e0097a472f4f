import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './how-it-works.module.css';
import page from './page.module.css';

const steps = [
  {
    title: 'Write the requirement',
    text: 'Plain sentences, with the address to test. Spelling slips are fine; scripts and selectors are not needed.',
  },
  {
    title: 'Read the plan',
    text: 'Each test case comes back as short sentences you can read, change and keep. They are exactly what will run.',
  },
  {
    title: 'Run it in real browsers',
    text: 'Assay opens the pages, types and clicks as a person would, and looks whether anything changed.',
  },
  {
    title: 'Judge by the evidence',
    text: 'Every step keeps its screenshot with the element boxed, its timing and its log, whether it passed or failed.',
  },
];

export function HowItWorks() {
  return (
    <section className={page.section} aria-labelledby="how-it-works">
      <SectionHeading
        id="how-it-works"
        title="From a sentence to a verdict in four steps"
        lead="There is no recorder to babysit and no script to maintain. The requirement is the test."
      />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li className={styles.step} key={step.title}>
            <h3 className={styles.title}>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
