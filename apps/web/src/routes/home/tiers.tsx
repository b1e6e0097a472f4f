import { SectionHeading } from '../../ui/section-heading.tsx';
import page from './page.module.css';
import styles from './tiers.module.css';

const tiers = [
  {
    name: 'Free',
    gist: 'Basic features',
    text: 'Write requirements, run them in a browser and keep the evidence. Uses the free model source or the built-in planner.',
  },
  {
    name: 'Premium',
    gist: 'Advanced models',
    text: 'Everything in Free, with the premium model source for long, intricate or loosely worded requirements.',
  },
  {
    name: 'Enterprise',
    gist: 'Custom integrations and dedicated support',
    text: 'Everything in Premium, connected to the systems you already work with, and people who answer for it.',
  },
];

export function Tiers() {
  return (
    <section className={page.section} aria-labelledby="tiers">
      <SectionHeading
        id="tiers"
        title="Start free, grow when you need to"
        lead="Prices never change under your feet: you hear of a change 30 days before it applies."
      />
      <ul className={styles.tiers}>
        {tiers.map(({ name, gist, text }) => (
          <li className={styles.tier} key={name}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.gist}>{gist}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
