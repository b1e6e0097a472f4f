import { paths } from '../../paths/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Example } from './example.tsx';
import styles from './hero.module.css';

export function Hero({ start }: { start: string }) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <h1 className={styles.title} id="hero-title">
          Plain-English <span className={styles.together}>requirements in,</span>{' '}
          <span className={styles.streak}>evidence out</span>
        </h1>
        <p className={styles.lead}>
          Say what your software must do, the way you would say it to a colleague. Assay writes the tests,
          runs them in real browsers and shows you what it saw at every step.
        </p>
        <div className={styles.actions}>
          <LinkButton to={start}>Get Started Free</LinkButton>
          <LinkButton to={`${paths.enhancedRequirements}?demo=1`} emphasis="plain">
            Try Demo
          </LinkButton>
        </div>
        <p className={styles.note}>
          Runs on your own machine, with a demo shop to test on. No API key needed to begin.
        </p>
      </div>
      <Example />
    </section>
  );
}
